import type { MaskingWords } from '../masking-words.ts';

export const masking: MaskingWords = {
  articles: 'der die das den dem des ein eine einen einem einer eines jeder jede jedes',
  particles: 'von vom zu zum zur und',
  conjunctions: 'und oder mit',
  speechVerbs: `sagt sagte meint meinte findet fand denkt dachte fragt fragte weiß wusste schreibt schrieb erklärt erklärte
    glaubt glaubte antwortet antwortete hilft half`,
  beforeVerbs: '',
  titles: 'frau herr herrn fräulein professor doktor',
  titlesThatAreVerbs: '',
  subjects: '',
  abbreviatedTitles: 'dr prof',
  capitalisedTitles: '',
  dottedTitles: 'hr fr',
  kinship: `bruder stiefbruder halbbruder schwester stiefschwester halbschwester vater mutter papa papi mama mami opa oma großvater großmutter
    tante onkel patenonkel patentante cousin cousine neffe nichte freund freundin kumpel nachbar nachbarin stiefvater stiefmutter
    pflegevater pflegemutter schwager schwägerin`,
  mine: 'mein meine meinem meinen meiner unser unsere sein seine ihr ihre',
  me: 'mich mir uns',
  auxiliaries: 'hat hatte ist war kann will geht ging kommt macht und die der',
  callsOneself: 'ich hei(?:ß|ss)e(?: übrigens)?|(?:freund|freundin|bruder|schwester) hei(?:ß|ss)t|mein name ist',
  callsSomebody: '(?:er|sie|der|die) heißt',
  schools: String.raw`\p{Lu}[\p{L}-]{1,30}-(?:Schule|Gymnasium|Realschule|Gesamtschule|Grundschule|Klinik|Krankenhaus)(?!\p{L})|(?<=(?:Schule|Grundschule|Realschule|Gesamtschule|Gymnasium|Klinik|Krankenhaus) )(?:am |an der |St\.? )?\p{Lu}[\p{L}-]{1,30}`,
  livesIn: '(?:ich|wir) (?:wohnen?|kommen?|bin|sind) (?:in|aus)|wohnt in|kommt aus|gezogen nach',
  placePrepositions: 'in aus bei',
  born: String.raw`geboren|geb\.|geburtstag|wurde ich am|ich wurde am`,
  months: 'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember',
  health: String.raw`diabet\p{L}{0,8}|zuckerkrank\p{L}{0,6}|krebs|krebskrank|epilep\p{L}{0,8}|adhs|asthma\p{L}{0,8}|autis\p{L}{0,8}|legasthen\p{L}{0,6}|demenz|dement|alzheimer|parkinson|depressi\p{L}{0,4}|magers[uü]ch\p{L}{0,6}|bulimi\p{L}{0,6}|herzinfarkt|schlaganfall|leukämie|migräne|rollstuhl|blind|taub|gehörlos|down-syndrom|schizophren\p{L}{0,4}|zöliakie|alkoholiker\p{L}{0,3}|süchtig|hiv|aids`,
  diminutives: [
    ['chen', 4],
    ['lein', 4],
  ],
  streets: {
    inOneWord: {
      endings: 'strasse|str|gasse|allee',
      capitalEndings: 'weg|hof|markt|platz|ring|ufer|damm',
      others: `rechenweg losungsweg umweg schulweg transportweg lernweg handelsweg seeweg ausweg luftweg atemweg
        meeresstrasse arbeitsplatz sitzplatz marktplatz spielplatz stellplatz stutzring benzolring meerenge`,
      apart: 'strasse str weg platz allee',
      particles: '',
    },
  },
  quantities: 'meter kilometer jahre stunden minuten mal prozent grad millionen',
  phone: 'handy|handynummer|telefonnummer',
  phoneIs: 'ist',
  at: '',
  givenNames: `alina anke annika antonia anton ayse benedikt berkay birgit bjoern björn celine cem chantal clara
    dennis deniz dominik efe elif emil emilia emma emre enes fabian fatma felix finja finn florian frieda hanna hannah
    hatice heike ida igor ines jan jana janina jannik jannis jasmin jens johanna jonas julian jule justin kaan katja
    kevin kilian lara lars laura lea lena leni leon leonie levin lilly lina linus lisa louisa luca luisa lukas lutz
    maja malte marcel marlene matteo maximilian mehmet melanie melek mia mila milan monika moritz mustafa nadine nele
    nico niklas nils noah olga ole oskar patrick petra pia sabine sabrina selin selina silke simon sophia sophie
    stefan sven svetlana swetlana tarik theo tim timo tobias tom ute uwe vanessa yannick yusuf zeynep zoe`,
  familyNames: `albrecht arnold bauer becker berger braun demir fischer frank friedrich fuchs graf günther haas hahn hartmann herrmann
    hoffmann hofmann huber kaiser kaya keller klein koch köhler könig krause krüger kuhn lang lange lehmann maier mayer meier meyer
    möller müller neumann peters pohl richter roth schäfer schmid schmidt schmitt schneider scholz schreiber schröder schubert
    schulz schulze schuster schwarz seidel simon sommer stein vogel vogt wagner walter weber weiß werner winkler wolf yildiz
    yilmaz ziegler zimmermann`,
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
