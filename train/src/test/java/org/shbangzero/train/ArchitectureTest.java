package org.shbangzero.train;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;

/**
 * Holds what docs/architecture.md says of modules, packages and libraries. It stands in the module that sees all others;
 * what concerns core alone is tested there.
 */
@AnalyzeClasses(packages = "org.shbangzero", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule modulesDependOneWay = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("core")
            .definedBy("org.shbangzero.core..")
            .layer("selfplay")
            .definedBy("org.shbangzero.selfplay..")
            .layer("evaluate")
            .definedBy("org.shbangzero.evaluate..")
            .layer("web")
            .definedBy("org.shbangzero.web..")
            .layer("train")
            .definedBy("org.shbangzero.train..")
            .whereLayer("train")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("web")
            .mayOnlyBeAccessedByLayers("train")
            .whereLayer("evaluate")
            .mayOnlyBeAccessedByLayers("web", "train")
            .whereLayer("selfplay")
            .mayOnlyBeAccessedByLayers("evaluate", "web", "train");

    @ArchTest
    static final ArchRule packagesHaveNoCycles =
            slices().assignedFrom(new PackageSlices()).should().beFreeOfCycles();

    @ArchTest
    static final ArchRule nobodyKnowsAGameByName = noClasses()
            .that()
            .resideOutsideOfPackage("org.shbangzero.core.game..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.shbangzero.core.game..");

    @ArchTest
    static final ArchRule gamesDoNotKnowEachOther =
            slices().matching("org.shbangzero.core.game.(*)..").should().notDependOnEachOther();

    @ArchTest
    static final ArchRule deeplearning4jStaysInTrain =
            onlyIn(new String[] {"org.shbangzero.train.."}, "org.deeplearning4j..", "org.nd4j..", "org.bytedeco..");

    @ArchTest
    static final ArchRule onnxRuntimeStaysInInference =
            onlyIn(new String[] {"org.shbangzero.selfplay.inference.."}, "ai.onnxruntime..");

    @ArchTest
    static final ArchRule parquetStaysInTables = onlyIn(
            new String[] {"org.shbangzero.selfplay.table..", "org.shbangzero.selfplay.replay.."},
            "org.apache.parquet..",
            "org.apache.hadoop..");

    @ArchTest
    static final ArchRule statisticsLibraryStaysInStats =
            onlyIn(new String[] {"org.shbangzero.evaluate.stats.."}, "org.apache.commons.math3..");

    @ArchTest
    static final ArchRule javalinStaysInPlay = onlyIn(
            new String[] {"org.shbangzero.evaluate.play.."},
            "io.javalin..",
            "org.eclipse.jetty..",
            "jakarta.servlet..");

    @ArchTest
    static final ArchRule thePageKnowsNoMatches = noClasses()
            .that()
            .resideInAPackage("org.shbangzero.evaluate.play..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "org.shbangzero.evaluate.match..",
                    "org.shbangzero.evaluate.player..",
                    "org.shbangzero.evaluate.stats..",
                    "org.shbangzero.evaluate.uci..");

    /** So that a page can hold it, compiled for the browser. */
    @ArchTest
    static final ArchRule aTableNeedsNothingAroundIt = noClasses()
            .that()
            .resideInAPackage("org.shbangzero.evaluate.play.game..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "org.shbangzero.evaluate.play",
                    "org.shbangzero.selfplay..",
                    "com.fasterxml..",
                    "org.slf4j..",
                    "io.javalin..",
                    "java.nio..",
                    "java.time..",
                    "java.util.concurrent..",
                    "java.lang.reflect..");

    @ArchTest
    static final ArchRule teavmStaysInWhatItCompiles =
            onlyIn(new String[] {"org.shbangzero.web.local.."}, "org.teavm..");

    @ArchTest
    static final ArchRule theBrowsersProgramIsPlainJava = noClasses()
            .that()
            .resideInAPackage("org.shbangzero.web.local..")
            .should()
            .dependOnClassesThat(resideOutsideOfPackages(
                    "java..",
                    "org.teavm..",
                    "org.shbangzero.core..",
                    "org.shbangzero.selfplay.inference..",
                    "org.shbangzero.evaluate.think..",
                    "org.shbangzero.evaluate.clock..",
                    "org.shbangzero.evaluate.play.game..",
                    "org.shbangzero.web.local.."));

    @ArchTest
    static final ArchRule picocliStaysInCommandLines = onlyIn(
            new String[] {"org.shbangzero.evaluate.cli..", "org.shbangzero.train.cli.."},
            "picocli..",
            "me.tongfei.progressbar..");

    @ArchTest
    static final ArchRule whoThinksDoesNotKnowWhatFor = noClasses()
            .that()
            .resideInAnyPackage("org.shbangzero.evaluate.think..", "org.shbangzero.evaluate.clock..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "org.shbangzero.evaluate.player..",
                    "org.shbangzero.evaluate.match..",
                    "org.shbangzero.evaluate.stats..",
                    "org.shbangzero.evaluate.uci..");

    @ArchTest
    static final ArchRule theEngineKnowsNoMatches = noClasses()
            .that()
            .resideInAPackage("org.shbangzero.evaluate.uci..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "org.shbangzero.evaluate.match..",
                    "org.shbangzero.evaluate.player..",
                    "org.shbangzero.evaluate.stats..");

    @ArchTest
    static final ArchRule onlyMainsEndTheProcess = noClasses()
            .that(not(resideInAnyPackage("org.shbangzero.evaluate.cli..", "org.shbangzero.train.cli")))
            .should()
            .callMethod(System.class, "exit", int.class);

    private static ArchRule onlyIn(String[] packages, String... libraries) {
        return noClasses()
                .that(resideOutsideOfPackages(packages))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(libraries);
    }

    /** Each package by itself is a slice. */
    private static final class PackageSlices implements SliceAssignment {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass javaClass) {
            return SliceIdentifier.of(javaClass.getPackageName());
        }

        @Override
        public String getDescription() {
            return "packages";
        }
    }
}
