import type { LinePatterns } from '../lines.ts';

/** The lines of French lessons. */
export const frLines: LinePatterns = {
  headings: {
    goals:
      /^(?:objectifs?|à la fin d|après (?:cette leçon|ce chapitre)|compétences|ce que tu vas|tu seras capable|je dois savoir)(?!\p{L})/iu,
    keyWords: /^(?:mots[- ]clés?|vocabulaire|notions(?: clés)?|mots importants)(?!\p{L})/iu,
    glossary: /^(?:lexique|glossaire|définitions|vocabulaire|mots[- ]clés?)(?!\p{L})/iu,
    tasks:
      /^(?:exercices?|questions?|activités?|devoirs?|à toi|travail|consignes?|défi|quiz|sécurité|entraîne|pour aller plus loin|déroulement|résultats|corrigé)(?!\p{L})/iu,
    materials: /^(?:matériel|il te faut|ingrédients|il faut)(?!\p{L})/iu,
    procedure: /^(?:protocole|méthode|étapes|mode opératoire|préparation|démarche)(?!\p{L})/iu,
    example: /^(?:exemples?|exercice résolu|solution|calcul)(?!\p{L})/iu,
    source: /^(?:source|document|doc\.?|poème|extrait|citation|texte)(?!\p{L})/iu,
  },
  goal: /^(?:je sais|je peux|tu sais|savoir|être capable)(?!\p{L})/iu,
  task: /^(?:nomme|dessine|décris|explique|écris|lis|regarde|observe|complète|discute|trouve|calcule|réponds|compare|choisis|entoure|souligne|fais|recherche|relie|utilise|donne|justifie|imagine|recopie|classe|colorie|colle|apprends|apporte|place|mets|prends|verse|remue|modifie|enregistre|cite|relève|note|vérifie|prépare)(?!\p{L})/iu,
  formField:
    /^(?:nom|prénom|classe|date|professeur|matière|note|groupe)\s*[:.…_]|[_.…]{6,}|\(?\d+ ?min(?:utes)?\b\.?\)?$|^(?:m\.|mme|monsieur|madame) \p{Lu}/iu,
  pageFurniture: /^(?:diapo(?:sitive)?|page|p\.)\s*\d+|^\d+$|©|\bpage \d+ (?:sur|\/) ?\d+/iu,
  example: /^(?:exemple|par exemple|solution|réponse|données?)\s*\d*\s*:/iu,
  label:
    /^(?:avantages?|inconvénients?|but|conséquences?|causes?|exemples?|astuce|remarque|attention|question|réponse|source|étape(?: \d+)?|formule|règle|autrefois|aujourd['’]hui|conclusion|résumé|à retenir|erreur|défi|devoirs|matériel)(?!\p{L})/iu,
  announcesError: /^(?:attention|erreurs? (?:courantes?|fréquentes?)|idée fausse|idée reçue|piège)\s*[:!–-]\s*/iu,
  statesError:
    /(?:beaucoup (?:d['’]élèves|de gens|de personnes)|certains élèves|on) (?:pensent|pense|croient|croit|disent)(?: souvent| parfois| à tort)* qu(?:e |['’])(?<error>.+)/iu,
  toMachine:
    /\b(?:ignore|oublie)[rz]? (?:toutes? |les |tes |ces )*(?:instructions|consignes|règles)(?: précédentes)?|\btu es (?:maintenant )?(?:une? )?(?:ia|assistant|modèle de langage|chatbot)\b|\b(?:ignore|disregard) (?:all |any |the |your )*(?:previous |prior )?(?:instructions|rules)|^(?:system|assistant|user)\s*:/iu,
};
