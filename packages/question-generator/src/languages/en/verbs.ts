import { words } from '../words.ts';

/** Verbs that lessons use, in their base form; those whose past needs a list of its own stand below. */
const regular =
  words(`moisten pack list place repeat sail hibernate roam bloom sprout germinate ripen rot flourish thrive prosper crumble resign retire
  perform compose carve recite narrate pronounce emphasise exaggerate imply analyse assess evaluate lobby impeach ratify amend
  enforce prosecute borrow advertise hire dismiss subsidise privatise compute download upload install delete browse encrypt
  decrypt climb crawl chew inhale exhale sneeze shiver erupt drift soak leak melt harden soften thaw ignite tarnish ferment
  distil crystallise halve bisect intersect estimate plan export import criticise appoint defend define delay deliver dissolve earn eject elect ensure envelop evacuate
  exploit expose express finish hunt hydrate imitate inspire irritate lift link mix mine nationalise nourish
  obtain paint permit pick plough pour practise praise preach prefer prohibit recall restrict rhyme rinse roll
  rotate sort spoil squeeze stain steer stitch submit swallow tame tighten touch trace transform unlock
  urge verify wash weld wrap yield
  murder crown avoid bake breathe commemorate cure deepen deter finance heal inform learn punish rescue
  reward treat try
  carry coat sum speed
  abolish absorb accelerate accept accumulate adapt add adjust admit adopt affect aim allow amount amplify announce
  appear apply approve arrange arrest arrive ascend assassinate assemble attach attack attend attract balance ban
  believe belong bind block boil borrow bounce broadcast burn burst bury calculate call capture cause celebrate
  change charge check circulate claim classify clean close collaborate collapse collect collide colonise combine
  communicate compare compete complete compose compress comprise concentrate conclude condense conduct confirm
  connect conquer conserve consist constitute construct consume contain continue contract contribute control
  convert convey convince cook cool corrode cover create cross crush cultivate damage dance decay declare decline
  decode decompose decorate decrease defeat defend define deflect deliver demand demonstrate deny depend deport
  deposit describe destroy detect determine develop die differ dig digest dilute discharge discover display
  dissolve distribute divide dominate double drain drop earn educate elect eliminate emerge emigrate emit employ
  enable encode encourage encrypt end enrich enter erode erupt escape establish estimate evaporate evolve examine
  exchange execute exhale exist expand expel explain explode exploit explore export express extend extract
  fertilise fetch fight fill filter fire fix flee float flood flow focus fold follow force form found freeze
  frighten fuel fulfil fund gain gather generate govern graze grind guarantee guard guide happen hatch heat help
  highlight hunt identify illustrate imagine immigrate import impose improve include increase incubate indicate
  infect influence inform inhabit inherit inject inspect inspire install insulate integrate interact interpret
  introduce invade invent invest invite involve irrigate isolate join kill lack land last launch lay lend lie lift
  light limit link live load locate loosen lower magnify maintain manage manufacture mark mature measure melt
  migrate minimise mix modify monitor motivate move multiply navigate need negotiate neutralise nourish obey
  observe obtain occupy occur offer open operate oppose orbit order organise own oxidise paint pass penetrate
  perceive perform persecute persist persuade pierce play pollinate pollute populate portray possess practise
  predict prepare present preserve press prevent print proceed process proclaim produce promise promote propose
  protect prove provide provoke publish pull pump punish purify push radiate raise reach react realise rearrange
  rebel receive recognise recommend record recover recruit recycle reduce refer refine reflect reform refract
  refuse regain register regulate reinforce reject relate relax release rely remain remind remove renew repair
  repeat repel replace represent reproduce require resemble reside resist resolve respond rest restore restrict
  result retain return reunite reveal reverse revive revolt revolve rotate rub ruin rule rust satisfy save scatter
  scrape search secrete seize separate serve settle shape share shift shine ship show shrink sign simplify sink
  slow smell solidify solve sound specify spin split spray spread stabilise start starve state stay stick stimulate
  stir stop store storm strengthen stretch study substitute subtract succeed suck suffer suggest summarise supply
  support suppress surrender surround survive swell swim symbolise tear tend test thicken threaten tighten transfer
  transform translate transmit transport trap travel treat trigger trust turn undergo unify unite use utilise
  vaccinate vanish vaporise vary ventilate vibrate visit vote wander want warm weaken wear weave weigh widen
  withdraw wither work worship`);

/** Base, past and participle. */
const irregular =
  words(`begin/began/begun become/became/become bring/brought/brought build/built/built buy/bought/bought
  catch/caught/caught choose/chose/chosen come/came/come cost/cost/cost cut/cut/cut deal/dealt/dealt draw/drew/drawn
  drink/drank/drunk drive/drove/driven eat/ate/eaten fall/fell/fallen feed/fed/fed feel/felt/felt fight/fought/fought
  find/found/found flee/fled/fled fly/flew/flown forbid/forbade/forbidden freeze/froze/frozen get/got/got give/gave/given
  go/went/gone grow/grew/grown hang/hung/hung hear/heard/heard hide/hid/hidden hit/hit/hit hold/held/held keep/kept/kept
  know/knew/known lay/laid/laid lead/led/led leave/left/left lend/lent/lent let/let/let lie/lay/lain light/lit/lit
  lose/lost/lost make/made/made mean/meant/meant meet/met/met pay/paid/paid put/put/put read/read/read ride/rode/ridden
  rise/rose/risen run/ran/run say/said/said see/saw/seen sell/sold/sold send/sent/sent set/set/set shake/shook/shaken
  shine/shone/shone shoot/shot/shot shrink/shrank/shrunk shut/shut/shut sing/sang/sung sink/sank/sunk sit/sat/sat
  sleep/slept/slept slide/slid/slid speak/spoke/spoken spend/spent/spent spin/spun/spun split/split/split
  spread/spread/spread stand/stood/stood steal/stole/stolen stick/stuck/stuck strike/struck/struck swim/swam/swum
  swell/swelled/swollen take/took/taken teach/taught/taught tear/tore/torn tell/told/told think/thought/thought
  throw/threw/thrown understand/understood/understood undergo/underwent/undergone wake/woke/woken wear/wore/worn
  weave/wove/woven win/won/won withdraw/withdrew/withdrawn write/wrote/written overthrow/overthrew/overthrown
  beat/beat/beaten break/broke/broken bite/bit/bitten bleed/bled/bled breed/bred/bred burst/burst/burst dig/dug/dug blow/blew/blown
  bind/bound/bound grind/ground/ground`);

/** Double their last letter: “controlled”. */
const doubles = words(
  'admit plan rot ban control drop equip expel fit fulfil occur rebel refer repel rub ship stir stop transfer transmit trap travel',
);

export interface VerbForm {
  base: string;
  /** `s`: “carries”; `past` may be a participle as well. */
  form: 'base' | 's' | 'past' | 'participle' | 'ing';
}

const withS = (base: string): string => {
  if (/(?:s|x|z|ch|sh|o)$/u.test(base)) return `${base}es`;
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
};
const stemOf = (base: string): string => (doubles.has(base) ? `${base}${base.at(-1)}` : base);
const withEd = (base: string): string => {
  if (base.endsWith('e')) return `${base}d`;
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ied` : `${stemOf(base)}ed`;
};
const withIng = (base: string): string => {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  return /[^eo]e$/u.test(base) ? `${base.slice(0, -1)}ing` : `${stemOf(base)}ing`;
};

const known = new Map<string, VerbForm[]>();
const learn = (word: string, base: string, form: VerbForm['form']): void => {
  const forms = known.get(word) ?? [];
  if (!forms.some((one) => one.base === base && one.form === form)) known.set(word, [...forms, { base, form }]);
};
const parts = [...irregular].map((three) => three.split('/'));
const isIrregular = new Set(parts.map(([base]) => base));
for (const base of regular) {
  if (isIrregular.has(base)) continue;
  learn(base, base, 'base');
  learn(withS(base), base, 's');
  learn(withEd(base), base, 'past');
  learn(withEd(base), base, 'participle');
  learn(withIng(base), base, 'ing');
}
for (const [base = '', past = '', participle = ''] of parts) {
  learn(base, base, 'base');
  learn(withS(base), base, 's');
  learn(past, base, 'past');
  learn(participle, base, 'participle');
  learn(
    /(?:et|it|ut|in|un|im|ig)$/u.test(base) && !/(?:ei|ea)t$/u.test(base) ? `${base}${base.at(-1)}ing` : withIng(base),
    base,
    'ing',
  );
}

learn('born', 'bear', 'participle');

/** Endings of nouns in the plural, which the third person of a verb hardly ever has. */
const endsAsNoun = /(?:[eo]rs|ists|ions|ments|ities|ings|ans|ents|ants|isms|[uis]s)$/u;

/**
 * A verb that no list holds, by its ending and the determiner behind it (“moistens the food”), where a noun can hardly
 * stand; its past only where the infinitive is sure.
 */
export const verbByEnding = (word: string, next: string): VerbForm | undefined => {
  if (known.has(word) || !/^(?:the|an?|its|their|his|her|every|all)$/u.test(next) || !/^\p{Ll}{5,}$/u.test(word))
    return undefined;
  if (/[^s]s$/u.test(word) && !endsAsNoun.test(word)) {
    const base = word
      .replace(/ies$/u, 'y')
      .replace(/(?<=ch|sh|ss|x|zz)es$/u, '')
      .replace(/s$/u, '');
    return { base, form: 's' };
  }
  if (/(?:is|iz|at|uc|v)ed$/u.test(word)) return { base: word.slice(0, -1), form: 'past' };
  return /(?:end|ect|est|act|ent|en|ck|sh|ch|ss|oy|ow|ain)ed$/u.test(word)
    ? { base: word.slice(0, -2), form: 'past' }
    : undefined;
};

/** What forms of verbs a word may be; it may be a noun all the same. */
export const verbForms = (word: string): readonly VerbForm[] => known.get(word.toLowerCase()) ?? [];
