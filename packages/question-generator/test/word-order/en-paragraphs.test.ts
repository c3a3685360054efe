import { test } from 'vitest';
import { expectOrder } from './expect-order.ts';

// More of what the sentences of short paragraphs say, each kind with near misses of which nothing may be asked.

test.each<[string, string[]]>([
  // measures
  ['The boycott lasted 381 days.', ['How long did the boycott last? = 381 days.']],
  ['The boycott lasted until the winter.', []],
  ['The small intestine is about six metres long.', ['How long is the small intestine? = About six metres.']],
  ['The small intestine is very long and narrow.', []],
  [
    'Light from the Sun takes eight minutes to reach the Earth.',
    ['How long does light from the Sun take to reach the Earth? = Eight minutes.'],
  ],
  ['The king takes two years to the city of Rome.', []],
  [
    'Light travels at about 300,000 kilometres per second.',
    ['How fast does light travel? = At about 300,000 kilometres per second.'],
  ],
  ['The light travels at night.', []],
  [
    'One litre of sea water contains about 35 grams of salt.',
    ['How much salt does one litre of sea water contain? = About 35 grams of salt.'],
  ],
  ['One of the bottles contains about 35 grams of salt.', []],
  [
    'A general election must be held at least every five years.',
    ['How often must a general election be held? = At least every five years.'],
  ],
  // what somebody is helped to do, kept from, or said
  [
    'Search engines help people to find information on the web.',
    ['What do search engines help people to do? = To find information on the web.'],
  ],
  ['Trade helped the disease to travel.', []],
  ['Valves stop the blood from flowing backwards.', ['What do valves stop the blood from doing? = Flowing backwards.']],
  ['The guards stop the visitors from Monday morning.', []],
  [
    'The Church taught that the Earth was the centre of the universe.',
    ['What did the Church teach? = That the Earth was the centre of the universe.'],
  ],
  ['The Church taught that he was the centre of the universe.', []],
  [
    'The angle of incidence is equal to the angle of reflection.',
    ['What is the angle of incidence equal to? = The angle of reflection.'],
  ],
  ['The angle of incidence is equal to that of the first mirror.', []],
  // ways
  [
    'Salt can be obtained from sea water by evaporation.',
    ['How can salt be obtained from sea water? = By evaporation.'],
  ],
  ['Salt can be obtained from sea water by the coast.', []],
  [
    'By improving hygiene the nurses reduced the number of deaths. By improving hygiene, the nurses reduced the number of deaths.',
    ['How did the nurses reduce the number of deaths? = By improving hygiene.'],
  ],
  ['Computers store all data as binary numbers.', ['How do computers store all data? = As binary numbers.']],
  ['Computers store all data as well as programs.', []],
  ['To find 10 % of a number, you divide it by 10.', ['How do you find 10 % of a number? = You divide it by 10.']],
  ['To his surprise at the number, you divide it by 10.', []],
  ['To find it in the table, you divide it by 10.', []],
  [
    'To add two fractions, you need a common denominator.',
    ['What do you need to add two fractions? = A common denominator.'],
  ],
  [
    'The area of a rectangle is its length multiplied by its width.',
    ['How do you calculate the area of a rectangle? = Its length multiplied by its width.'],
  ],
  ['The area of a rectangle is 12 square metres in the picture.', []],
  // causes and results
  [
    'Sound cannot travel through a vacuum, since there are no particles to carry it.',
    ['Explain why sound cannot travel through a vacuum. = Because there are no particles to carry it.'],
  ],
  ['The village has been empty for years, since the war began.', []],
  ['Bakers add it to the dough because yeast produces a gas.', []],
  ['Many died in the winter. As a result of the plague there were too few workers.', []],
  ['The river cuts downwards, so the valley takes the shape of a V. Waterfalls are made by hard rock.', []],
  [
    'The vote is secret so that nobody can be put under pressure.',
    ['Why is the vote secret? = So that nobody can be put under pressure.'],
  ],
  [
    'The river slows down, which means that the bank is eroded.',
    ['Explain why the bank is eroded. = The river slows down.'],
  ],
  ['On the outside of a bend the water flows faster, which means that the bank is eroded.', []],
  [
    'After the salt has been washed, it is packed into bags.',
    [
      'What happens after the salt has been washed? | Explain what happens after the salt has been washed. = It is packed into bags.',
    ],
  ],
  ['After the long war with its neighbours, it is packed with people.', []],
  // comparisons
  [
    'Unlike most birds, owls fly almost without a sound.',
    ['In what way do owls differ from most birds? = Owls fly almost without a sound.'],
  ],
  ['Unlike them, owls fly almost without a sound.', []],
  ['The most common gas in the air is nitrogen.', ['What is the most common gas in the air? = Nitrogen.']],
  ['The most common gas in the air is invisible.', []],
  // lists and examples
  [
    'Some rivers, such as the Nile and the Mississippi, build up a delta at their mouth.',
    ['Give two examples of rivers that build up a delta at their mouth. = The Nile and the Mississippi.'],
  ],
  ['Some rivers, such as the Nile and the Mississippi, these days flood the land.', []],
  [
    'The work of the state is divided between three branches: the legislature, the executive and the judiciary.',
    [
      'Which three branches is the work of the state divided between? = The legislature, the executive and the judiciary.',
    ],
  ],
  [
    'Adjectives have three forms: positive, comparative and superlative.',
    ['Which three forms do adjectives have? = Positive, comparative and superlative.'],
  ],
  // who and what
  [
    'Florence Nightingale was an English nurse who became famous during the Crimean War.',
    [
      'Who was Florence Nightingale? = Florence Nightingale was an English nurse who became famous during the Crimean War.',
    ],
  ],
  ['Florence Nightingale was an exception to the rule.', []],
  [
    'The Silk Road was a network of trade routes that linked China with the Mediterranean.',
    ['What was the Silk Road? = The Silk Road was a network of trade routes that linked China with the Mediterranean.'],
  ],
  ['The Silk Road was a long road.', []],
  // verbs with a part of their own
  [
    'The king of Spain wanted to find a new route to India.',
    ['What did the king of Spain want to do? = To find a new route to India.'],
  ],
  ['The king of Spain wanted to his own good a new route.', []],
  [
    'Corals get their bright colours from tiny algae.',
    ['Where do corals get their bright colours from? = From tiny algae.'],
  ],
  ['Corals get rid of their colours from time to time.', []],
  [
    'A torch changes chemical energy into light and heat.',
    ['What does a torch change chemical energy into? = Light and heat.'],
  ],
  ['A torch changes it into light.', []],
  [
    'Patents give inventors a monopoly.',
    ['What do patents do? | Describe what patents do. = Patents give inventors a monopoly.'],
  ],
  ['New ideas spread quickly through Europe.', []],
  ['A book on a shelf stores gravitational potential energy.', []],
  // when something is so
  [
    'A shape has line symmetry if it can be folded in two equal halves.',
    ['When does a shape have line symmetry? = If it can be folded in two equal halves.'],
  ],
  [
    'The system declined when towns grew and money became more important.',
    ['When did the system decline? = When towns grew and money became more important.'],
  ],
  ['The system spread when towns grew and money became more important.', []],
  [
    'The Second World War began in 1939 when Germany invaded Poland.',
    ['When did the Second World War begin? = In 1939.'],
  ],
  ['The turning point is the moment when the action changes direction.', []],
  [
    'The route lost its importance when ships began to sail around Africa.',
    ['When did the route lose its importance? = When ships began to sail around Africa.'],
  ],
  [
    'A square has four axes of symmetry, while a rectangle has only two.',
    ['How many axes of symmetry does a square have? = Four axes.'],
  ],
  [
    'A fire needs three things: fuel, oxygen and heat.',
    ['Which three things does a fire need? = Fuel, oxygen and heat.'],
  ],
  ['Bats are the only mammals that can fly.', ['What are the only mammals that can fly? = Bats.']],
  [
    'Feudalism was a system in which land was exchanged for service.',
    [
      'Explain in your own words what feudalism was. | What was feudalism? Explain in your own words. | Explain what feudalism was. = Feudalism was a system in which land was exchanged for service.',
    ],
  ],
  ['Feudalism was a bad system.', []],
  ['In a democracy citizens choose their leaders in free elections.', []],
  ['Dmitri Mendeleev published the first version in 1869.', []],
  // an opening that the question keeps
  ['At the mouth the river may form a delta.', ['At the mouth, what may the river form? = A delta.']],
  [
    'In the end the river may form a delta. In the first city the river may form a delta.',
    ['What may the river form? = A delta.'],
  ],
  // verbs by their ending
  [
    'Saliva tenderises the food so that it can be swallowed easily.',
    ['Why does saliva tenderise the food? = So that it can be swallowed easily.'],
  ],
  ['The first railway passengers the company carried were workers.', []],
  // no definition
  [
    'Metals are extracted from ores that are dug out of the ground.',
    ['What are metals extracted from? = Ores that are dug out of the ground.'],
  ],
  ['Boats are the main means of transport in the region.', []],
  [
    'When a writer exaggerates on purpose, this is called hyperbole.',
    [
      'Explain in your own words what is meant by “hyperbole”. | What is meant by “hyperbole”? | Explain what the term “hyperbole” means. = When a writer exaggerates on purpose, this is called hyperbole.',
    ],
  ],
])('a sentence of a short English paragraph is asked about, or nothing is asked: %s', expectOrder('en'));

test.each<[string, string[]]>([
  [
    'Mangroves are trees that grow along tropical coasts. Their roots stand in salt water.',
    [
      'What are mangroves? | Explain what mangroves are. = Mangroves are trees that grow along tropical coasts.',
      'Where do the roots of mangroves stand? = In salt water.',
    ],
  ],
  [
    'Galileo Galilei was born in Pisa in 1564. In 1610 he discovered four moons of Jupiter.',
    [
      'When was Galileo Galilei born in Pisa? = In 1564.',
      'When did Galileo Galilei discover four moons of Jupiter? = In 1610.',
    ],
  ],
  [
    'Vincent van Gogh was a Dutch painter who worked in many towns. His early paintings show the hard life of farmers. In 1886 he moved to Paris.',
    [
      'Who was Vincent van Gogh? = Vincent van Gogh was a Dutch painter who worked in many towns.',
      'What do Vincent van Gogh’s early paintings show? = The hard life of farmers.',
      'When did Vincent van Gogh move to Paris? = In 1886.',
    ],
  ],
  // “He” may be either of them, “their” the leaves’.
  ['Galileo Galilei followed Ricci to the city. In 1610 he discovered four moons of Jupiter.', []],
  ['The farmers water the plants. Their roots stand in wet soil.', []],
])('a pronoun behind an opening, and an owner, are read only where they are sure: %s', expectOrder('en'));
