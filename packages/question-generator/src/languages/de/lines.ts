import type { LinePatterns } from '../lines.ts';

/** The lines of German lessons. */
export const deLines: LinePatterns = {
  headings: {
    goals:
      /^(?:(?:lern)?ziele?\b|nach dieser (?:stunde|lektion)|am ende|das (?:lernst|kannst) du|du lernst|in dieser stunde)/iu,
    keyWords: /^(?:begriffe|fachbegriffe|schlüsselwörter|wichtige (?:wörter|begriffe)|grundbegriffe)(?!\p{L})/iu,
    glossary: /^(?:begriffe|fachbegriffe|glossar|wichtige begriffe|grundbegriffe|definitionen)(?!\p{L})/iu,
    tasks:
      /^(?:aufgaben?|übung|fragen?|hausaufgabe|arbeitsauftr|einstieg|ablauf|jetzt bist du|quiz|test|wiederholung|sicherheit|aufräumen|ergebnisse|lösungen|diskussion|zum weiter)/iu,
    materials: /^(?:du brauchst|material(?:ien)?|geräte|zutaten|benötigt)(?!\p{L})/iu,
    procedure: /^(?:durchführung|so geht'?s|anleitung|versuchsdurchführung|schritte|zubereitung|vorgehen)(?!\p{L})/iu,
    example: /^(?:beispiel|beispielaufgabe|rechenbeispiel|musteraufgabe|lösung|rechnung)(?!\p{L})/iu,
    source: /^(?:quelle|gedicht|auszug|zitat|m\d+|text [a-d0-9])(?!\p{L})/iu,
  },
  goal: /^(?:ich kann|du kannst|du weißt|ich weiß|ihr könnt)(?!\p{L})/iu,
  task: /^(?:nenne|zeichne|beschreibe|erkläre|schreibe?|lies|lest|schau|sieh|betrachte|ergänze|fülle|diskutiere|finde|berechne|beantworte|vergleiche|wähle|kreise|unterstreiche|beschrifte|mache?|recherchiere|verbinde|benutze|gib|begründe|überlege|besprich|übertrage|ordne|kreuze|male|klebe|schneide|lerne|bearbeite|bringe?|trage|setze|stelle|nimm|gieße|rühre|achte|denk|bilde|notiere|sammle|suche|prüfe|fertig)(?!\p{L})/iu,
  formField:
    /^(?:name|klasse|datum|lehrer(?:in)?|fach|schule|note|gruppe)\s*[:.…_]|[_.…]{6,}|\(?\d+ ?min(?:uten)?\b\.?\)?$|^(?:herr|frau) \p{Lu}/iu,
  pageFurniture: /^(?:folie|seite|s\.)\s*\d+|^\d+$|©|\bseite \d+ von \d+/iu,
  example: /^(?:beispiel|z\. ?b\.|lösung|geg\.|ges\.|gegeben|gesucht|antwort)\s*\d*\s*:/iu,
  label:
    /^(?:vorteile?|nachteile?|ziel|folgen?|ursachen?|beispiele?|tipp|merke|achtung|hinweis|frage|antwort|quelle|schritt(?: \d+)?|formel|regel|früher|heute|später|erklärung|zusammenfassung|übungen|hausaufgabe|material)(?!\p{L})/iu,
  announcesError:
    /^(?:achtung|vorsicht|häufige[rn]? (?:fehler|irrtum|irrtümer)|irrtum|fehlvorstellung|aufgepasst)\s*[:!–-]\s*/iu,
  statesError:
    /(?:viele|manche|einige|die meisten) (?:\p{L}+ (?:und )?){0,3}(?:denken|glauben|meinen|sagen|schreiben)(?: oft| noch| fälschlich(?:erweise)?)*, dass (?<error>.+)|ein (?:häufiger|verbreiteter) (?:fehler|irrtum) ist, dass (?<mistake>.+)|(?:Irrtum|Missverständnis|Fehlvorstellung)/iu,
  toMachine:
    /\b(?:ignoriere|vergiss|missachte) (?:alle |die |deine )*(?:vorherigen |bisherigen |obigen )?(?:anweisungen|regeln|instruktionen)|\bdu bist (?:jetzt )?(?:eine? )?(?:ki|assistent|sprachmodell|chatbot)\b|\b(?:ignore|disregard) (?:all |any |the |your )*(?:previous |prior )?(?:instructions|rules)|^(?:system|assistant|user)\s*:/iu,
};
