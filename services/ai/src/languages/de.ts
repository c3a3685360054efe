import { clauseEnd } from './clause-end.ts';
import type { LanguageWords } from './language-words.ts';

export const de: LanguageWords = {
  confidenceQuestion: 'Wie sicher bist du dir bei deinen Antworten?',
  confidenceEnds: { lowEnd: 'gar nicht sicher', highEnd: 'ganz sicher' },
  markedBy: {
    right: 'Die Lehrkraft hat diese Antwort als richtig bewertet.',
    partly: 'Die Lehrkraft hat diese Antwort als teilweise richtig bewertet.',
    wrong: 'Die Lehrkraft hat diese Antwort als falsch bewertet.',
  },
  ocrData: 'deu',
  smallWords:
    'der das und ist nicht ein eine einen mit für auf den dem sich auch werden wird wie warum welche zu bei von die',
  questionWord: /^(?:was|wer|wen|wem|wessen|welche[rsnm]?|wie\p{L}*|wo\p{L}*|wann|warum|weshalb|inwiefern)$/u,
  secondQuestion: /\bund (?:was|welche[rsnm]?|wie|wer|wann|warum|wo\p{L}*)\s+(.*)/iu,
  numberWords:
    /(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|hälfte|prozent|(?:die )?meisten (?:schüler\p{L}*|antworten|kinder)|mehrheit|niemand|alle schüler\p{L}*)(?!\p{L})/giu,
  distressSigns: [
    `ich (?:will|kann|mag)(?: das| es| so| einfach| echt| wirklich)* nicht mehr${clauseEnd}`,
    `ich will (?:nur |einfach )*(?:nicht mehr leben|sterben|tot sein|verschwinden|alles aufgeben|mit allem aufhören)${clauseEnd}`,
    String.raw`ich hasse (?:mich|mein leben)(?!\p{L})|ich werde (?:\p{L}+ ){0,3}gemobbt|(?:niemand|keiner) mag mich|alle hassen mich|mir etwas antun`,
    String.raw`ich fühle? mich (?:so |sehr |echt )*(?:allein|einsam|wertlos)(?!\p{L})`,
    String.raw`ich bin (?:(?:einfach|echt|so|zu) )+(?:dumm|blöd|wertlos|traurig)(?!\p{L})`,
  ],
  articles: 'der die das den dem des ein eine einen einem einer eines jeder jede jedes',
  namesThatAreWords: `klein groß lang lange kurz jung alt neu schwarz weiß braun grün rot blau gelb gold golden stark schnell stolz
    fromm ehrlich ernst froh fröhlich frei sauer süß lieb liebe reich arm hart weich wild still munter klug weise tapfer
    kühn keck kühl kalt warm heiter hell dunkel rau scharf streng treu wahr will rein bald dick dünn grob krumm gerade
    leicht schwer spät früh hoch tief breit schmal voll leer satt müde wach sanft schön rosa dank gut besser wer sang lang
    fang hang ging wen ton arm dom rang nah min eile eigen fest fein klar edel gern roh recht links offen heil fern halb
    ganz bin bist hat ben`,
  namesThatAreCapitalised: `wolf stern sterne rose rosen sonne mond sommer winter herbst lenz frühling mai april juni juli august berg stein
    bach wald baum busch blume feld heide linde eiche tanne birke ahorn dorn fels see insel fluss strom meer quelle brunnen
    graben damm teich hügel tal bauer koch könig kaiser graf richter jäger fischer weber schneider schäfer schuster vogel
    hahn fuchs keller engel horn iris viola melodie jasmin ernst mark bär löwe adler falke rabe specht fink storch gans
    hirsch hase igel ritter herzog fürst prinz papst bischof abt mönch pfarrer vogt bürger krieger sieger sänger maler
    gärtner töpfer händler krämer schmied metzger bäcker kellner lehrer meister mann frau herr kind vater bruder hof haus
    burg schloss turm kirche markt platz weg brücke mühle acker wiese garten sand lehm eisen stahl gold silber kupfer glas
    salz pfeffer zucker honig korn weizen hafer kohl kraut apfel birne kirsche nuss bohne wein bier wasser feuer licht blitz
    donner wind sturm regen schnee frost reif nebel wolke tag nacht morgen abend zeit sonntag freitag montag ostern freude
    liebe glück kraft macht mut zorn stolz traum geist herz kopf hand haupt bart haar zahn kamm hut rock schuh hammer nagel
    pfeil bogen schild krone ring kreuz stab kugel block pilz zweig ast stamm wurzel blatt halm rubin opal perle amber
    hasel gabel rolle kuba rom paris london berlin china indien europa asien afrika amerika israel venus mars jupiter
    christ christus jesus gott tor ton dom arm not ehre gnade hoffnung friede frieden wahl recht lang land stadt dorf
    schüler schülerin gruppe klasse team name test gast lehrerin`,
};
