import { test } from 'vitest';
import { expectOrder } from './expect-order.ts';

// Plain statements of short texts, each with near misses of which nothing may be asked.

test.each<[string, string[]]>([
  [
    'Plants use sunlight to turn carbon dioxide and water into glucose.',
    ['What do plants use sunlight for? = To turn carbon dioxide and water into glucose.'],
  ],
  [
    'Farmers spread lime on their fields to make acidic soil less acidic.',
    ['Why do farmers spread lime on their fields? = To make acidic soil less acidic.'],
  ],
  ['A lever helps farmers to lift heavy loads.', ['What does a lever help farmers to do? = To lift heavy loads.']],
  ['The passive is formed with a form of the verb to be and a participle.', []],
  ['The plates move apart and magma rises to fill the gap and new crust forms.', []],
  ['The French Revolution began in 1789.', ['When did the French Revolution begin? = In 1789.']],
  [
    'On 14 July 1789 an angry crowd stormed the Bastille, a prison in Paris.',
    ['When did an angry crowd storm the Bastille? = On 14 July 1789.'],
  ],
  [
    'In Paris the crowd was angry. King Louis XVI was executed in January 1793.',
    ['When was King Louis XVI executed? = In January 1793.'],
  ],
  [
    "Hadrian's Wall was built in AD 122 to protect the northern border.",
    ["Why was Hadrian's Wall built? = To protect the northern border."],
  ],
  ['In 1804 Napoleon became emperor and conquered Italy.', []],
  ['The king had large debts in 1789.', []],
  ['The war did not end in 1916.', []],
  [
    'Members of the House of Commons are elected by the people.',
    ['By whom are members of the House of Commons elected? = By the people.'],
  ],
  ['The light energy is absorbed by chlorophyll.', ['What is the light energy absorbed by? = By chlorophyll.']],
  ['The text was written by a supporter of the factory system.', []],
  [
    'The carbon dioxide enters the leaf through small openings called stomata.',
    ['How does the carbon dioxide enter the leaf? = Through small openings called stomata.'],
  ],
  [
    'Volcanoes are found mainly along the edges of tectonic plates.',
    ['Where are volcanoes found? = Mainly along the edges of tectonic plates.'],
  ],
  [
    'Glaciers form where more snow falls in winter than melts in summer.',
    ['Where do glaciers form? = Where more snow falls in winter than melts in summer.'],
  ],
  [
    'As a glacier moves, it scrapes rocks from the valley floor.',
    [
      'What happens as a glacier moves? | Explain what happens as a glacier moves. = It scrapes rocks from the valley floor.',
    ],
  ],
  ['As a child, the king lived in the palace of his uncle.', []],
  ['Yeast, a fungus with only one cell, is used to bake bread.', ['What is yeast used for? = To bake bread.']],
  ['The Sun warms the Earth by radiation.', ['How does the Sun warm the Earth? = By radiation.']],
  [
    'The First World War broke out in the summer of 1914.',
    ['When did the First World War break out? = In the summer of 1914.'],
  ],
  [
    'The archduke was murdered in Sarajevo by a Serbian student.',
    ['By whom was the archduke murdered? = By a Serbian student.'],
  ],
  ['All matter is made of atoms and what holds them.', []],
  ['All the matter is made of atoms.', ['What is all the matter made of? = Atoms.']],
  ['The spores are carried away by the wind.', ['What are the spores carried away by? = By the wind.']],
  ['The chance is worked out by counting the outcomes.', ['How is the chance worked out? = By counting the outcomes.']],
  ['Oxygen is needed for burning and breathing.', ['What is oxygen needed for? = Burning and breathing.']],
  [
    'The press made books cheaper, and more people learned to read.',
    ['What effect did the press have on books? = The press made books cheaper.'],
  ],
  ['The plague attacks the lungs and passes from person to person.', ['What does the plague attack? = The lungs.']],
  ['Volcanoes are found in many different forms.', []],
  [
    'The pH of a solution is measured with an indicator.',
    ['What is the pH of a solution measured with? = An indicator.'],
  ],
  ['A bill becomes law after the monarch has signed it.', []],
  [
    'A bill becomes law after the monarch has given Royal Assent.',
    ['When does a bill become law? = After the monarch has given Royal Assent.'],
  ],
  ['The number 2 is the only even prime number.', ['What is the only even prime number? = The number 2.']],
  [
    'The interest rate on loans is higher than the rate on savings.',
    [
      'How does the interest rate on loans compare with the rate on savings? = The interest rate on loans is higher than the rate on savings.',
    ],
  ],
  ['The winter was colder than expected in the north.', []],
  [
    'About 500 million people live close to an active volcano.',
    ['How many people live close to an active volcano? = About 500 million people.'],
  ],
  ['Computers store information as bits of one kind.', []],
  ['Readers were kept in suspense by the end of each chapter.', []],
  ['Ancient Egypt developed along the banks of the Nile.', []],
  ['Metals conduct heat well, whereas wood and plastic are good insulators.', []],
  ['A strong wind turns the heat into power for the towns.', []],
  ['Too much sunlight damages the skin and can cause cancer.', []],
  ['Smoking can cause cancer of the lungs.', ['What causes cancer of the lungs? = Smoking.']],
  ['The human heart has four chambers.', ['How many chambers does the human heart have? = Four chambers.']],
  ['The heart beats about 70 times a minute.', ['How often does the heart beat? = About 70 times a minute.']],
  [
    'Loud sounds can damage the hair cells in the inner ear.',
    [
      'What effect do loud sounds have on the hair cells in the inner ear? = Loud sounds can damage the hair cells in the inner ear.',
    ],
  ],
  [
    'A router sends packets of data from one network to another.',
    [
      'What does a router do? | Describe what a router does. = A router sends packets of data from one network to another.',
    ],
  ],
  ['A router never sends packets of data to the wrong network.', []],
  ['Bees collect nectar and pollen from flowers.', ['What do bees collect from flowers? = Nectar and pollen.']],
  [
    'The water cycle describes how water moves around the Earth.',
    ['What does the water cycle describe? = How water moves around the Earth.'],
  ],
  [
    'Arteries carry blood away from the heart, while veins bring it back.',
    [
      'What is the difference between arteries and veins? | Explain the difference between arteries and veins. = Arteries carry blood away from the heart, while veins bring it back.',
    ],
  ],
  [
    'The longer the string, the lower the note of the instrument.',
    ['Complete the rule: “The longer the string, …” = The longer the string, the lower the note of the instrument.'],
  ],
  [
    'Gutenberg invented a printing press with movable type.',
    ['Who invented a printing press with movable type? = Gutenberg.'],
  ],
])('a plain English statement is asked about, or nothing is asked: %s', expectOrder('en'));

test.each<[string, string[]]>([
  [
    'Photosynthesis is the way in which plants live. It takes place in the leaves of the plant.',
    [
      'What is photosynthesis? | Explain what photosynthesis is. = Photosynthesis is the way in which plants live.',
      'Where does photosynthesis take place? = In the leaves of the plant.',
    ],
  ],
  [
    'The Romans invaded Britain. They built roads to move their soldiers quickly.',
    ['What did the Romans invade? = Britain.', 'Why did the Romans build roads? = To move their soldiers quickly.'],
  ],
  // “It” may be the blood, “they” the ships.
  [
    'The heart pumps blood to the lungs. It contains oxygen.',
    ['What does the heart do? | Describe what the heart does. = The heart pumps blood to the lungs.'],
  ],
  ['The Romans built ships. They contained grain and wine.', []],
])('a pronoun is read as the subject before it only where that is sure: %s', expectOrder('en'));
