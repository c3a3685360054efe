import type { Language } from '../languages/language.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Words that carry no subject matter: they tell languages apart, and never count as something a pupil knows. */
export const stopWords: Record<Language, ReadonlySet<string>> = {
  nl: words(`de het een en van in is op te dat die dit deze er met voor aan om ook als bij zijn was werd wordt worden waren
    niet geen maar of dan door naar uit over tot tegen onder boven tussen na ze zij hij we wij je jij u ik hun haar hem mij
    ons onze jouw mijn zich men wat wie waar wanneer waarom hoe welke welk heeft hebben had hadden kan kunnen kon konden zal
    zullen zou zouden moet moeten mag mogen wil gaat gaan doet doen daar hier daarom daardoor hierdoor dus want omdat doordat
    terwijl zodat waardoor waarbij waarin waaruit waarmee daarbij nog al meer veel zo toch wel heel erg zeer alleen soms vaak
    altijd nooit meestal ongeveer bijna namelijk bijvoorbeeld omdat toen sinds eens iets niets alle alles elk elke ieder iedere
    andere ander zelf eigen zoals per via heet heten noemt noemen genoemd deel sommige enkele twee drie vier vijf eerste
    laten laat komt komen staat staan blijft blijven wordt ligt liggen zit zitten`),
  en: words(`the a an and of in is are was were be been being to that this these those there with for on at by from as it its
    they them their he she his her him we us our you your i my me not no but or if then than so because when while where who
    what which why how has have had do does did can could will would shall should may might must into onto over under up down
    out off about after before between through during also very more most much many some any all each every other another such
    only just too own same both few here now again once therefore thus called known means one two three four five first
    whereas since until although though like go goes going went gone get gets become becomes let keep put`),
  de: words(`der die das den dem des ein eine einen einem einer eines und von in im ist sind war waren wird werden wurde wurden
    zu zum zur dass mit für auf an am als bei beim nicht kein keine keinen keiner aber oder wenn dann durch nach aus über bis
    gegen unter zwischen vor sie er es wir ihr du ich ihre ihren ihrem ihrer sein seine seinen seinem seiner sich man was wer wo
    wann warum wie welche welcher welches hat haben hatte hatten kann können konnte konnten soll sollen sollte sollten muss
    müssen mussten darf will wollte da dort hier deshalb daher darum dadurch denn weil während sodass damit so noch schon mehr
    viel viele sehr nur auch immer oft manchmal etwa fast alle alles jeder jede jedes andere anderen anderer ander selbst eigene
    heißt heißen nennt nennen genannt bezeichnet diese dieser dieses diesem diesen davon daran darin also zwei drei vier fünf
    erste ersten habe sei wäre würde hätte bleibt bleiben blieb blieben geht gehen kommt kommen gibt geben lassen ließ um ohne`),
  fr: words(`le la les l un une des du de d et en est sont était étaient être a ont avait avaient à au aux que qu qui quoi dont
    où ce cet cette ces c il elle ils elles on nous vous je tu me te se s y ne n pas plus moins mais ou si alors donc car par
    pour sur sous dans avec sans entre vers chez après avant pendant comme quand lorsque lorsqu parce puisque puis aussi très
    trop peu beaucoup tout tous toute toutes autre autres même mêmes son sa ses leur leurs mon ma mes ton ta tes notre votre
    peut peuvent pouvait doit doivent fait faire font va vont ainsi encore toujours souvent parfois surtout presque environ
    cela ceci celui celle ceux là ici appelé appelée appelés appelle nomme nommé nom prend deux trois quatre cinq premier
    première été avoir afin tandis ni quel quelle quels quelles chaque plusieurs certains certaines sera seront rend permet`),
};
