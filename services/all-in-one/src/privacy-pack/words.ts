import type { Language, Registration } from '@exit-tickets/contracts';

/** The texts about an installation in one language. Text in square brackets is filled in by hand. */
export interface PackWords {
  notice(address: string, date: string): string;
  school: string;
  contact: string;
  embedded: string;
  databaseAt(host: string): string;
  keptFor(days: number): string;
  keptUntilDeleted: string;
  noModel: string;
  modelAt(name: string, host: string, isOurs: boolean): string;
  judging: Record<'none' | 'background' | 'on-demand' | 'off' | 'class', string>;
  registration: Record<Registration | 'unset', string>;
  processors: Record<'server' | 'database' | 'mail' | 'model' | 'traces', string>;
}

export const wordsIn: Readonly<Record<Language, PackWords>> = {
  nl: {
    notice: (address, date) =>
      `**Gemaakt op ${date} uit de instellingen van ${address}. Dit is geen juridisch advies: laat het nalezen door iemand die het recht kent. Wat tussen vierkante haken staat, vul je zelf in.**`,
    school: '[naam en adres van de school]',
    contact: '[contact, en de functionaris voor gegevensbescherming]',
    embedded: 'in een database op de server van deze installatie.',
    databaseAt: (host) => `in een MongoDB op ${host}.`,
    keptFor: (days) =>
      `tot ${days} dagen na het laatste antwoord op een ticket; daarna zijn er alleen aantallen, en antwoorden die minstens drie leerlingen ongeveer zo gaven, tot de docent het ticket of het account verwijdert: [wie dat doet, en wanneer]`,
    keptUntilDeleted: 'tot de docent een antwoord, ticket of account verwijdert: [wie dat doet, en wanneer]',
    noModel: 'Er is geen AI-model aangesloten: er gaat geen tekst naar een AI.',
    modelAt: (name, host, isOurs) =>
      isOurs
        ? `Het AI-model ${name} draait op een eigen machine (${host}).`
        : `Het AI-model ${name} draait bij een andere partij, op ${host}.`,
    judging: {
      none: 'Alleen de docent en vaste regels beoordelen antwoorden.',
      background:
        'Het model krijgt de antwoorden zonder de naam van de leerling, en stelt bij elk antwoord een oordeel voor.',
      'on-demand':
        'Het model krijgt de antwoorden zonder de naam van de leerling als de docent erom vraagt, en stelt een oordeel voor.',
      off: 'Het model beoordeelt geen antwoorden; het maakt vragen, en krijgt voor de analyse aantallen en enkele antwoorden, zonder de naam van de leerling.',
      class:
        'Het model beoordeelt geen antwoorden: het maakt vragen, en verwoordt de analyse van de klas met enkele antwoorden die de docent al heeft beoordeeld, zonder de naam van de leerling. Over één leerling zegt het niets.',
    },
    registration: {
      open: 'wie het adres kent, kan een account maken.',
      invite: 'docenten maken een account met een uitnodiging.',
      unset:
        'docenten maken een account met een uitnodiging. [Of, als hier al accounts waren voordat REGISTRATION bestond: wie het adres kent, kan een account maken.]',
      closed: 'er worden geen nieuwe accounts gemaakt, behalve met een uitnodiging.',
    },
    processors: {
      server: 'server: [wie die beheert, en waar]',
      database: 'database: HOST [wie, contract]',
      mail: 'mailserver: HOST [wie, contract]; adressen van docenten en links',
      model: 'AI-model: HOST [wie, contract]; lestekst, vragen, antwoorden zonder de naam van de leerling',
      traces: 'metingen: HOST [wie, contract]; geen namen of antwoorden',
    },
  },
  en: {
    notice: (address, date) =>
      `**Made on ${date} from the settings of ${address}. This is no legal advice: have it checked by somebody who knows the law. What stands in square brackets is for a person to fill in.**`,
    school: '[name and address of the school]',
    contact: '[contact, and the data protection officer]',
    embedded: 'in a database on the server of this installation.',
    databaseAt: (host) => `in a MongoDB database at ${host}.`,
    keptFor: (days) =>
      `until ${days} days after the last answer to a ticket; after that only counts are left, and answers that at least three students gave in much the same way, until the teacher deletes the ticket or the account: [who does that, and when]`,
    keptUntilDeleted: 'until the teacher deletes an answer, ticket or account: [who does that, and when]',
    noModel: 'No AI model is connected: no text is sent to an AI.',
    modelAt: (name, host, isOurs) =>
      isOurs
        ? `The AI model ${name} runs on a machine of our own (${host}).`
        : `The AI model ${name} is run by another provider, at ${host}.`,
    judging: {
      none: 'Only the teacher and fixed rules assess answers.',
      background: 'The model gets answers without the student’s name as they come in, and suggests assessments.',
      'on-demand':
        'The model gets answers without the student’s name when the teacher asks for it, and suggests assessments.',
      off: 'The model assesses no answers; it writes questions and, for the analysis, gets counts and some answers without the student’s name.',
      class:
        'The model assesses no answers: it writes questions, and words the analysis of the class from some answers that the teacher has already assessed, without the student’s name. It says nothing about a single student.',
    },
    registration: {
      open: 'anyone who knows the address can create an account.',
      invite: 'teachers create an account with an invitation.',
      unset:
        'teachers create an account with an invitation. [Or, if there were accounts before REGISTRATION existed: anyone who knows the address can create an account.]',
      closed: 'no new accounts are created, except by invitation.',
    },
    processors: {
      server: 'server: [who runs it, and where]',
      database: 'database: HOST [who, contract]',
      mail: 'mail server: HOST [who, contract]; email addresses of teachers, and links',
      model: 'AI model: HOST [who, contract]; lesson text, questions, answers without the student’s name',
      traces: 'traces: HOST [who, contract]; no names or answers',
    },
  },
  de: {
    notice: (address, date) =>
      `**Erstellt am ${date} aus den Einstellungen von ${address}. Das ist keine Rechtsberatung: Lassen Sie es von einer rechtskundigen Person prüfen. Was in eckigen Klammern steht, ist von Hand auszufüllen.**`,
    school: '[Name und Anschrift der Schule]',
    contact: '[Kontakt, auch der oder des Datenschutzbeauftragten]',
    embedded: 'in einer Datenbank auf dem Server dieser Installation.',
    databaseAt: (host) => `in einer MongoDB-Datenbank auf ${host}.`,
    keptFor: (days) =>
      `bis ${days} Tage nach der letzten Antwort auf ein Ticket; danach bleiben nur Anzahlen und Antworten, die mindestens drei Lernende ungefähr so gegeben haben, bis die Lehrkraft das Ticket oder ihr Konto löscht: [wer das tut, und wann]`,
    keptUntilDeleted: 'bis die Lehrkraft eine Antwort, ein Ticket oder ihr Konto löscht: [wer das tut, und wann]',
    noModel: 'Es ist kein KI-Modell angeschlossen: Kein Text geht an eine KI.',
    modelAt: (name, host, isOurs) =>
      isOurs
        ? `Das KI-Modell ${name} läuft auf einem eigenen Server (${host}).`
        : `Das KI-Modell ${name} läuft bei einem anderen Anbieter, auf ${host}.`,
    judging: {
      none: 'Nur die Lehrkraft und feste Regeln bewerten Antworten.',
      background:
        'Das Modell erhält Antworten ohne den Namen der Schülerin oder des Schülers, sobald sie eingehen, und schlägt Bewertungen vor.',
      'on-demand':
        'Das Modell erhält Antworten ohne den Namen der Schülerin oder des Schülers, wenn die Lehrkraft es verlangt, und schlägt Bewertungen vor.',
      off: 'Das Modell bewertet keine Antworten; es erstellt Fragen und erhält für die Auswertung Anzahlen und einige Antworten, ohne den Namen der Schülerin oder des Schülers.',
      class:
        'Das Modell bewertet keine Antworten: Es erstellt Fragen und formuliert die Auswertung der Klasse aus einigen Antworten, die die Lehrkraft schon bewertet hat, ohne den Namen der Schülerin oder des Schülers. Über eine einzelne Person sagt es nichts.',
    },
    registration: {
      open: 'wer die Adresse kennt, kann ein Konto anlegen.',
      invite: 'Lehrkräfte legen ein Konto mit einer Einladung an.',
      unset:
        'Lehrkräfte legen ein Konto mit einer Einladung an. [Oder, wenn es schon Konten gab, bevor es REGISTRATION gab: Wer die Adresse kennt, kann ein Konto anlegen.]',
      closed: 'es werden keine neuen Konten angelegt, außer mit einer Einladung.',
    },
    processors: {
      server: 'Server: [wer ihn betreibt, und wo]',
      database: 'Datenbank: HOST [wer, Vertrag]',
      mail: 'Mailserver: HOST [wer, Vertrag]; E-Mail-Adressen von Lehrkräften und Links',
      model:
        'KI-Modell: HOST [wer, Vertrag]; Unterrichtstexte, Fragen, Antworten ohne den Namen der Schülerin oder des Schülers',
      traces: 'Messwerte: HOST [wer, Vertrag]; keine Namen oder Antworten',
    },
  },
  fr: {
    notice: (address, date) =>
      `**Établi le ${date} d’après les réglages de ${address}. Ceci n’est pas un conseil juridique : faites relire ce document par une personne qui connaît le droit. Complétez vous-même ce qui est entre crochets.**`,
    school: '[nom et adresse de l’école]',
    contact: '[contact, et le délégué à la protection des données]',
    embedded: 'dans une base de données sur le serveur de cette installation.',
    databaseAt: (host) => `dans une base MongoDB sur ${host}.`,
    keptFor: (days) =>
      `jusqu’à ${days} jours après la dernière réponse à un ticket ; ensuite il ne reste que des nombres, et les réponses que trois élèves au moins ont données à peu près ainsi, jusqu’à ce que l’enseignant supprime le ticket ou son compte : [qui le fait, et quand]`,
    keptUntilDeleted:
      'jusqu’à ce que l’enseignant supprime une réponse, un ticket ou son compte : [qui le fait, et quand]',
    noModel: 'Aucun modèle d’IA n’est relié : aucun texte n’est envoyé à une IA.',
    modelAt: (name, host, isOurs) =>
      isOurs
        ? `Le modèle d’IA ${name} fonctionne sur notre propre machine (${host}).`
        : `Le modèle d’IA ${name} est exploité par un tiers, sur ${host}.`,
    judging: {
      none: 'Seuls l’enseignant et des règles fixes évaluent les réponses.',
      background: 'Le modèle reçoit les réponses sans le nom de l’élève et propose une évaluation de chacune.',
      'on-demand':
        'Le modèle reçoit les réponses sans le nom de l’élève quand l’enseignant le demande, et propose une évaluation.',
      off: 'Le modèle n’évalue aucune réponse ; il rédige des questions, et reçoit pour l’analyse des nombres et quelques réponses, sans le nom de l’élève.',
      class:
        'Le modèle n’évalue aucune réponse : il rédige des questions, et formule l’analyse de la classe à partir de quelques réponses que l’enseignant a déjà évaluées, sans le nom de l’élève. Il ne dit rien d’un élève en particulier.',
    },
    registration: {
      open: 'toute personne qui connaît l’adresse peut créer un compte.',
      invite: 'les enseignants créent un compte sur invitation.',
      unset:
        'les enseignants créent un compte sur invitation. [Ou, s’il y avait déjà des comptes avant que REGISTRATION existe : toute personne qui connaît l’adresse peut créer un compte.]',
      closed: 'aucun compte n’est créé, sauf sur invitation.',
    },
    processors: {
      server: 'serveur : [qui le gère, et où]',
      database: 'base de données : HOST [qui, contrat]',
      mail: 'serveur de messagerie : HOST [qui, contrat] ; adresses des enseignants et liens',
      model: 'modèle d’IA : HOST [qui, contrat] ; textes de cours, questions, réponses sans le nom de l’élève',
      traces: 'mesures : HOST [qui, contrat] ; ni noms ni réponses',
    },
  },
};
