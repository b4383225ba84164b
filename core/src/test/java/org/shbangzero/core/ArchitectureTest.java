package org.shbangzero.core;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "org.shbangzero.core", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String ROOT = "org.shbangzero.core";

    @ArchTest
    static final ArchRule needsTheJdkAlone =
            classes().should().onlyDependOnClassesThat().resideInAnyPackage("java..", ROOT + "..");

    @ArchTest
    static final ArchRule nothingSharedKnowsAGame = noClasses()
            .that()
            .resideOutsideOfPackage(ROOT + ".game..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage(ROOT + ".game..");

    @ArchTest
    static final ArchRule interfacesKnowNoImplementation = classes()
            .that()
            .resideInAPackage(ROOT)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", ROOT);

    @ArchTest
    static final ArchRule boardsAndNotationKnowNoKindsOfPieces = noClasses()
            .that()
            .resideInAnyPackage(ROOT + ".board", ROOT + ".notation")
            .should()
            .dependOnClassesThat()
            .resideInAPackage(ROOT + ".orthodox");

    @ArchTest
    static final ArchRule packagesHaveNoCycles =
            slices().matching(ROOT + ".(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule aGameShowsOnlyItself = classes()
            .that()
            .resideInAPackage(ROOT + ".game..")
            .and()
            .arePublic()
            .should()
            .implement(Game.class);
}
