import type { MaskingWords } from '../masking-words.ts';

export const masking: MaskingWords = {
  articles: 'the a an this these those every each no my your',
  particles: 'st saint mac mc o',
  conjunctions: 'and or with',
  speechVerbs: `says said thinks thought tells told asks asked knows knew writes wrote explains explained answers answered
    believes helps helped`,
  beforeVerbs: '',
  titles: 'mister professor doctor',
  titlesThatAreVerbs: 'miss',
  subjects: 'i we you they he she it to and not don dont doesn t will would ll d really still always never do did',
  abbreviatedTitles: 'mr mrs dr prof',
  capitalisedTitles: 'ms mx',
  dottedTitles: '',
  kinship: `brother sister bro sis father mother dad daddy mum mummy mom mommy grandad granddad grandpa gramps grandfather grandma grandmother
    nan nana nanny gran granny aunt auntie aunty uncle cousin nephew niece friend mate bestie neighbour neighbor stepdad stepmum stepmom
    stepfather stepmother stepbrother stepsister godfather godmother foster`,
  mine: 'my our his her their',
  me: 'me us',
  auxiliaries: 'has had is was can wants goes went does did at and who',
  callsOneself: 'my name is|(?:friend|brother|sister|cousin) is called|i am called',
  callsSomebody: "(?:his|her|their) name(?:['’]s| is)|(?:he|she)(?:['’]s| is) called",
  schools: String.raw`(?:St\.? )?(?:\p{Lu}[\p{L}'’-]{1,30} ){1,2}(?:Academy|College|School|High|Grammar|Primary|Infants?|Juniors?|Comprehensive|University|Nursery|Hospital|Clinic|Hospice|Surgery)(?: School)?(?!\p{L})`,
  livesIn:
    "(?:i|we) (?:go|went) to|attends?|works (?:at|for)(?: the)?|(?:i|we) (?:live|come|am|are) (?:in|from)|im from|i['’]m from|lives in|moved (?:to|from)",
  placePrepositions: 'in near from at',
  born: 'born|birthday',
  months: 'january|february|march|april|may|june|july|august|september|october|november|december',
  health: String.raw`diabet\p{L}{0,8}|cancer|epilep\p{L}{0,8}|adhd|asthma\p{L}{0,8}|autis\p{L}{0,8}|dyslex\p{L}{0,8}|dementia|alzheimers?|parkinsons?|depress(?:ed|ion)|anorex\p{L}{0,5}|bulimi\p{L}{0,5}|heart attack|stroke|leuk(?:a)?emia|migraines?|wheelchair|blind|deaf|downs? syndrome|schizophren\p{L}{0,6}|coeliac|an alcoholic|hiv|aids`,
  diminutives: [
    ['y', 4],
    ['ie', 4],
  ],
  streets: {
    behindName: {
      kinds: `street st road rd avenue ave lane drive dr close court crescent gardens grove place terrace way square
        boulevard blvd`,
      sure: 'street avenue',
    },
  },
  quantities:
    'meter metre metres meters kilometer kilometers kilometre kilometres years minutes times percent degrees million',
  phone: 'phone|number|call',
  phoneIs: 'me',
  at: 'at',
  givenNames: `aaliyah aaron abdul abigail aiden aidan alfie alicia alyssa amelia amina amir anika archie arjun ashley
    ava ayesha aisha bethany brandon brenda brianna brittany caleb callum camila carlos charlie chloe cody connor
    craig darren debbie declan diego doreen dylan ella ellie emily emma ethan evan evie finley freddie freya gary
    gavin hannah hassan imran isabella isla jada jake jamal jamie jason jayden jenna jessica jose josh joshua juan
    karen katie kayla kaylee kevin kieran kyle lauren leah leo lewis liam logan lucy luke madison malik marcus mateo
    megan mia miguel molly muhammad nadia naomi natalie natasha nathan nigel noah olivia oliver oscar paige phoebe
    priya rachel reggie rohan ryan samantha sean sharon shaun sienna sofia sophia sophie steve tahir tanya theo toby
    tracy tyler tyrone valentina wayne yusuf zach zachary zara zoe`,
  familyNames: `ahmed ali allen anderson baker begum brown campbell chen clark clarke cooper davies davis edwards evans garcia gonzalez
    green hall harris hernandez hill hughes hussain jackson james johnson jones kelly khan kim king lee lewis lopez martin martinez
    miller mitchell moore morgan morris murphy nguyen o'brien parker patel perez phillips roberts robinson rodriguez scott shah
    singh smith stewart taylor thomas thompson turner walker ward watson white williams wilson wong wood wright young`,
  namesThatAreWords: `will mark rose hope grace faith joy charity patience prudence constance amber ruby pearl jade crystal opal ivory
    coral sky dawn eve autumn summer winter spring august sunny lily daisy violet iris holly ivy poppy heather hazel olive
    rosemary ginger basil sage jasmine fern willow ash rowan forest river rivers brook brooks lake stone cliff dale glen
    heath ridge rocky sandy storm gale rain star sun moon robin martin jay wren raven drake hawk wolf fox lamb bear buck doe
    colt bull swan crane finch bird birds fish fisher pike bass bishop king queen prince princess duke earl baron knight
    major page pope dean chancellor judge marshal marshall mason baker cook butcher farmer hunter archer potter weaver
    turner shepherd gardener carpenter porter walker singer piper barber driver ranger young old long short small little
    large strong wise good noble sweet sharp swift keen stern savage wild wilder bright frank earnest rich poor black white
    brown green grey gray gold golden silver blue red scarlet rusty wood woods field fields hill hills mill mills bridge
    ford well wells church temple castle hall house homes marsh park parks lane street bank banks day days week weeks noon
    winters frost snow ice dew mist misty rice bean berry cherry apple peach plum clementine pepper cotton silk wool bush
    reed reeds flower flowers bloom root roots branch leaf stem thorn bond bill bob chase chance chip chuck clay dick dot
    drew duncan gene grant guy hank hardy harmony harry haven jack jean jet jewel junior kit lance laurel lee lot mace mat
    max may melody merry mercy mike miles mint mo myrtle nick norm pan pansy pat peg penny pierce pip price pride ray rob rod
    roman ruth sally scout serene shelly skip skipper sonny sterling sue tab tanner terry tiger tod trinity true van victor
    victory viola vic wade ward warren wave west win winner carol case cash dash destiny dolly echo ember fate fortune
    genesis glory happy heaven honor honour infinity jasper jubilee justice kale lark legend liberty lion love lovely lucky
    lyric marvel maverick memory mercury merit moss mystery north ocean onyx orchid peace phoenix pilot promise psalm quest
    reign rebel remedy rhythm rocket royal saint salt season serenity shadow sparrow spirit story sunshine tempest topaz
    truth unity vale velvet venture wander wisdom wonder zephyr bell bells blood bolt bow box brand brick burns butler
    cannon cave chambers close court couch craft crisp cross crow crown curry cutter dare deal dish dove eagle east edge
    farm fast fear finger fire flint flood foot foreman fort foster found free freeman fuller game garden gardens gates
    glass goose grain grave graves grove gun hail hammer hand hands harp hatch hay head hedge held herring high holder
    holiday hood hook hopper horn horner horse humble hunt hurt ink key keys kind knock lamp law laws leach lean lemon light
    line lock loud lord low luck maiden main manly manner march marble masters mast may mead meadows means miner minor moody
    mould mount mountain nail neck needle new newman nice night nutter oak orange organ outlaw owl own pace pack part parson
    parsons partridge pass patch payne pease peacock peak pear plant pledge pond pool pound powers power proud purple purse
    quick race reader read rider ring road rock rocks rule rush rust sail sale sand sands school seal self sell senior
    sermon shade shell ship shore silver simple single skill sleep smart smoke snake soap song south spark sparks spear
    speed spice spike square stable stack staff stage stamp stand stark start steel step stock stout strange straw sugar
    summers swallow tack tall tank temple tender thick tide tongue tower towers town trail tree trees trout trunk tune turn
    twist valentine vine viper voice wait wall walls waters watt watts way welcome wheat wheeler whale wick wind winds window
    wine wing wings winter witch witty worth wrath yard angel said sad ram rim son sung sang thin tin tan tang ton men min
    can pin ping pang ha ho hang mars car cat kit mat cam chi gab val ali mar pro phil art alma ada nova luna stella aurora
    ant any ever even ian cent lea len lens al ed van pa ma hi ally don sam pupil pupils student students group class team
    name anonymous guest test teacher nobody somebody bot me`,
  namesThatAreCapitalised: `april may june august march monday sunday friday easter christmas english french german dutch welsh irish scot
    scott british norman roman rome christian christ jesus england ireland holland france paris london berlin milan india
    china asia africa america europe israel venus mars mercury jupiter earth sun moon i`,
};
