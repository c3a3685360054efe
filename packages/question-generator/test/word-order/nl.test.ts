import { test } from 'vitest';
import { expectOrder } from './expect-order.ts';

// What stands behind “=” is the model answer; a question is missing where the order cannot be told for sure.

test.each<[string, string[]]>([
  ['Het eten bederft in de zomer snel omdat bacteriën zich in warmte vermenigvuldigen.', []],
  [
    'De kosten van het transport stijgen omdat de olie duurder is geworden.',
    ['Waarom stijgen de kosten van het transport? = Omdat de olie duurder is geworden.'],
  ],
  [
    'De boer en zijn vrouw verliezen de oogst omdat het wekenlang niet regent.',
    ['Waarom verliezen de boer en zijn vrouw de oogst? = Omdat het wekenlang niet regent.'],
  ],
  [
    'Het leven in de woestijn is zwaar omdat er bijna geen water valt.',
    ['Waarom is het leven in de woestijn zwaar? = Omdat er bijna geen water valt.'],
  ],
  [
    'De oude gebruiken verdwenen omdat jongeren naar de stad trokken.',
    ['Waarom verdwenen de oude gebruiken? = Omdat jongeren naar de stad trokken.'],
  ],
  [
    'Het smelten van ijs kost energie omdat de moleculen elkaar moeten loslaten.',
    ['Waarom kost het smelten van ijs energie? = Omdat de moleculen elkaar moeten loslaten.'],
  ],
  ['Overdag is het warm omdat de zon de grond verwarmt.', []],
  ['Elke winter bevriest het meer omdat de lucht dan onder nul komt.', []],
  ['Vorig jaar steeg de prijs van graan omdat de oogst mislukte.', []],
  ['In de winter groeien planten langzaam omdat er weinig licht is.', []],
  [
    'Planten en dieren sterven na de lozing omdat het water vergiftigd is.',
    ['Waarom sterven planten en dieren na de lozing? = Omdat het water vergiftigd is.'],
  ],
  ['De planten die in de schaduw staan, blijven klein omdat zij weinig licht krijgen.', []],
  [
    'De hoge druk in de fles neemt snel af omdat het gas ontsnapt.',
    ['Waarom neemt de hoge druk in de fles snel af? = Omdat het gas ontsnapt.'],
  ],
  ['Willem van Oranje vluchtte naar Duitsland omdat Alva hem wilde arresteren.', []],
  [
    'De 27 landen van de Europese Unie hebben één markt omdat handel zonder grenzen goedkoper is.',
    ['Waarom hebben de 27 landen van de Europese Unie één markt? = Omdat handel zonder grenzen goedkoper is.'],
  ],
  [
    'De bladeren van de beuk vallen in de herfst af omdat de boom water moet sparen.',
    ['Waarom vallen de bladeren van de beuk in de herfst af? = Omdat de boom water moet sparen.'],
  ],
  [
    'Zeer heet water brandt de huid omdat de warmte snel wordt overgedragen.',
    ['Waarom brandt zeer heet water de huid? = Omdat de warmte snel wordt overgedragen.'],
  ],
  ['Brak water is ongeschikt om te drinken omdat er zout in zit.', []],
  ['Helaas sterven veel bijen omdat boeren gif gebruiken.', []],
  ['De wegen zijn in de winter glad omdat het water erop bevriest.', []],
  [
    'Koper geleidt stroom goed doordat de elektronen vrij kunnen bewegen.',
    ['Waardoor geleidt koper stroom goed? = Doordat de elektronen vrij kunnen bewegen.'],
  ],
  [
    'De lagen in het gesteente liggen scheef doordat de aardkorst is gaan plooien.',
    ['Waardoor liggen de lagen in het gesteente scheef? = Doordat de aardkorst is gaan plooien.'],
  ],
  [
    'De zeespiegel stijgt doordat het landijs smelt, waardoor kuststeden overstromen.',
    ['Waardoor stijgt de zeespiegel? = Doordat het landijs smelt, waardoor kuststeden overstromen.'],
  ],
  [
    'De warme golfstroom koelt af, waardoor het klimaat in Europa verandert.',
    [
      'Hoe komt het dat het klimaat in Europa verandert? | Leg uit hoe het komt dat het klimaat in Europa verandert. = De warme golfstroom koelt af.',
    ],
  ],
  [
    'Omdat de grond bevroren is, kan de boom geen water opnemen.',
    ['Waarom kan de boom geen water opnemen? = Omdat de grond bevroren is.'],
  ],
  [
    'Doordat de prijs stijgt, kopen gezinnen minder vlees.',
    ['Waardoor kopen gezinnen minder vlees? = Doordat de prijs stijgt.'],
  ],
  [
    'Als de lucht afkoelt, condenseert de waterdamp tot druppels.',
    [
      'Wat gebeurt er als de lucht afkoelt? | Leg uit wat er gebeurt als de lucht afkoelt. = Dan condenseert de waterdamp tot druppels.',
    ],
  ],
  [
    'Wanneer een spier samentrekt, wordt hij korter en dikker.',
    [
      'Wat gebeurt er als een spier samentrekt? | Leg uit wat er gebeurt als een spier samentrekt. = Dan wordt hij korter en dikker.',
    ],
  ],
  ['IJzer roest als er water en zuurstof bij komen.', []],
  [
    'De lamp gaat branden als de stroomkring gesloten is.',
    [
      'Wanneer gaat de lamp branden? = Als de stroomkring gesloten is.',
      'Wat gebeurt er als de stroomkring gesloten is? = Dan gaat de lamp branden.',
    ],
  ],
  [
    'In 1648 sloten Spanje en de Republiek vrede in Münster.',
    ['In welk jaar sloten Spanje en de Republiek vrede in Münster? = In 1648.'],
  ],
  ['In 1953 braken in Zeeland de dijken door.', ['In welk jaar braken in Zeeland de dijken door? = In 1953.']],
  [
    'De koning verloor zijn macht in 1848, dus kreeg het parlement meer invloed.',
    ['Waarom kreeg het parlement meer invloed? = De koning verloor zijn macht in 1848.'],
  ],
  [
    'Het bloed bevat weinig zuurstof, daarom ademt de sporter sneller.',
    ['Waarom ademt de sporter sneller? = Het bloed bevat weinig zuurstof.'],
  ],
  [
    'Veel mensen denken dat een walvis een vis is. In werkelijkheid is de walvis een zoogdier.',
    ['= De walvis is een zoogdier.'],
  ],
  [
    'Veel mensen denken dat een walvis een vis is. In werkelijkheid is de walvis een zoogdier en ademt hij met longen.',
    ['= In werkelijkheid is de walvis een zoogdier en ademt hij met longen.'],
  ],
  [
    'Veel mensen denken dat de zon om de aarde draait. In werkelijkheid draait de aarde om de zon.',
    ['= In werkelijkheid draait de aarde om de zon.'],
  ],
  [
    'Veel mensen denken dat de zon om de aarde draait. In werkelijkheid draait de aarde langzaam om de zon.',
    ['= In werkelijkheid draait de aarde langzaam om de zon.'],
  ],
  [
    'Veel mensen denken dat benzine steeds minder nodig is. In werkelijkheid groeit de vraag naar benzine nog elk jaar.',
    ['= In werkelijkheid groeit de vraag naar benzine nog elk jaar.'],
  ],
  [
    'Veel mensen denken dat Mars dichtbij is. In feite is de reis naar Mars heel lang.',
    ['= In feite is de reis naar Mars heel lang.'],
  ],
  [
    'Veel mensen denken dat de maan licht geeft. Eigenlijk geeft de maan geen licht, maar weerkaatst hij zonlicht.',
    ['= Eigenlijk geeft de maan geen licht, maar weerkaatst hij zonlicht.'],
  ],
  [
    'Veel mensen denken dat vleermuizen blind zijn. In werkelijkheid zijn vleermuizen niet blind.',
    ['= Vleermuizen zijn niet blind.'],
  ],
  [
    'Veel mensen denken dat een spin een insect is. Eigenlijk is het een spinachtige met acht poten.',
    ['= Eigenlijk is het een spinachtige met acht poten.'],
  ],
  [
    'Veel mensen denken dat het in de woestijn altijd heet is. In werkelijkheid is het koud in de nacht.',
    ['= In werkelijkheid is het koud in de nacht.'],
  ],
  [
    'Veel mensen denken dat zuurstof het meest voorkomt. In werkelijkheid bestaat de lucht vooral uit stikstof.',
    ['= De lucht bestaat vooral uit stikstof.'],
  ],
  [
    'Veel mensen denken dat de aarde plat is. Echter is de aarde bijna rond van vorm.',
    ['= Echter is de aarde bijna rond van vorm.'],
  ],
  [
    'Veel mensen denken dat glas een vloeistof is. Dat klopt niet: glas is een vaste stof zonder kristallen.',
    ['= Glas is een vaste stof zonder kristallen.'],
  ],
  [
    'Veel mensen denken dat een tomaat een groente is. Maar in feite is de tomaat een vrucht met zaden.',
    ['= De tomaat is een vrucht met zaden.'],
  ],
  [
    'Sommige mensen denken dat planten geen zuurstof gebruiken. Toch gebruiken de planten de hele dag zuurstof.',
    ['= Toch gebruiken de planten de hele dag zuurstof.'],
  ],
  [
    'Veel mensen denken dat een tekort aan ijzer zeldzaam is. In werkelijkheid hebben de drie groepen vaak een tekort.',
    ['= De drie groepen hebben vaak een tekort.'],
  ],
  ['Je ziet de maan omdat de zon haar beschijnt.', []],
  [
    'De koning verbood zijn onderdanen te jagen omdat hij het wild zelf wilde.',
    ['Waarom verbood de koning zijn onderdanen te jagen? = Omdat hij het wild zelf wilde.'],
  ],
  ['Het gras groeit er slecht omdat de grond droog is.', []],
  ['Planten hebben zonlicht nodig en maken suiker omdat zij bladgroen bevatten.', []],
  [
    'De hoeveelheid water in de fles daalt omdat de zon schijnt.',
    ['Waarom daalt de hoeveelheid water in de fles? = Omdat de zon schijnt.'],
  ],
  [
    'Warm water stijgt op omdat het lichter is dan koud water.',
    ['Waarom stijgt warm water op? = Omdat het lichter is dan koud water.'],
  ],
  [
    'Elke plant heeft water nodig omdat de cellen anders slap worden.',
    ['Waarom heeft elke plant water nodig? = Omdat de cellen anders slap worden.'],
  ],
  [
    'De druk op de wand en de bodem stijgt omdat het water dieper wordt.',
    ['Waarom stijgt de druk op de wand en de bodem? = Omdat het water dieper wordt.'],
  ],
  [
    'Amsterdam werd rijk omdat de handel met Azië veel winst gaf.',
    ['Waarom werd Amsterdam rijk? = Omdat de handel met Azië veel winst gaf.'],
  ],
  [
    'De Tweede Wereldoorlog begon in 1939 omdat Duitsland Polen binnenviel.',
    ['Waarom begon de Tweede Wereldoorlog in 1939? = Omdat Duitsland Polen binnenviel.'],
  ],
  [
    'De temperatuur van de lucht daalt als de zon ondergaat.',
    [
      'Wanneer daalt de temperatuur van de lucht? = Als de zon ondergaat.',
      'Wat gebeurt er als de zon ondergaat? = Dan daalt de temperatuur van de lucht.',
    ],
  ],
  [
    'De ijskappen smelten doordat de lucht warmer wordt.',
    ['Waardoor smelten de ijskappen? = Doordat de lucht warmer wordt.'],
  ],
  ['Niet alle metalen zijn magnetisch omdat hun atomen anders gerangschikt zijn.', []],
  [
    'De leerlingen van de school in Utrecht krijgen les in het Engels omdat veel ouders uit het buitenland komen.',
    [
      'Waarom krijgen de leerlingen van de school in Utrecht les in het Engels? = Omdat veel ouders uit het buitenland komen.',
    ],
  ],
  [
    'De prijs van koffie stijgt sterk omdat de vraag naar koffie groeit.',
    ['Waarom stijgt de prijs van koffie sterk? = Omdat de vraag naar koffie groeit.'],
  ],
  [
    'In de bergen van Noorwegen valt veel sneeuw. Daarom wonen de mensen lager.',
    ['Waarom wonen de mensen lager in de bergen van Noorwegen? = In de bergen van Noorwegen valt veel sneeuw.'],
  ],
  [
    'Veel mensen denken dat koper magnetisch is. In werkelijkheid trekt een magneet het koper niet aan.',
    ['= Een magneet trekt het koper niet aan.'],
  ],
  [
    'Veel mensen denken dat alle bomen bladeren verliezen. In werkelijkheid verliest de spar zijn naalden niet.',
    ['= In werkelijkheid verliest de spar zijn naalden niet.'],
  ],
  [
    'Veel mensen denken dat de lucht warm wordt door de zon zelf. In feite verwarmt men vooral de grond.',
    ['= Men verwarmt vooral de grond.'],
  ],
  ['De wegen zijn gevaarlijk voor fietsers in de stad.', []],
  ['De burgemeester van Utrecht en de wethouders stelden het plan uit omdat er te weinig geld was.', []],
  [
    'De plant neemt koolstofdioxide op omdat hij daar suiker van maakt.',
    ['Waarom neemt de plant koolstofdioxide op? = Omdat hij daar suiker van maakt.'],
  ],
  [
    'Rome werd machtig omdat het leger goed georganiseerd was.',
    ['Waarom werd Rome machtig? = Omdat het leger goed georganiseerd was.'],
  ],
  [
    'Wrijving kost energie omdat oppervlakken langs elkaar schuiven.',
    ['Waarom kost wrijving energie? = Omdat oppervlakken langs elkaar schuiven.'],
  ],
  [
    'Een kwart van de kinderen slaapt slecht omdat het scherm tot laat aan staat.',
    ['Waarom slaapt een kwart van de kinderen slecht? = Omdat het scherm tot laat aan staat.'],
  ],
  [
    'De boeren verloren hun land vanwege de hoge schulden.',
    ['Waarom verloren de boeren hun land? = Vanwege de hoge schulden.'],
  ],
  [
    'De zon staat in de zomer hoger, waardoor de dagen langer zijn.',
    [
      'Hoe komt het dat de dagen langer zijn? | Leg uit hoe het komt dat de dagen langer zijn. = De zon staat in de zomer hoger.',
    ],
  ],
  ['Lange droogte leidt tot hongersnood in het noorden van het land.', []],
  [
    'De warme zee zorgt ervoor dat de winters aan de kust zacht zijn.',
    [
      'Wat zorgt ervoor dat de winters aan de kust zacht zijn? | Hoe komt het dat de winters aan de kust zacht zijn? = De warme zee.',
    ],
  ],
  [
    'Eerst stroomt het water in de tank. Daarna gaat het water naar het filter. Vervolgens stijgt de druk op het filter. Ten slotte loopt het water in de leiding.',
    [],
  ],
])('Dutch words stand in their order, or nothing is asked: %s', expectOrder('nl'));
