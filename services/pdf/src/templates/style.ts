/** The style of the paper ticket. Mostly black lines on white, to save a school's toner. */
export const style = `
@page { size: A4; margin: 15mm 16mm 16mm; @bottom-right { content: counter(page); font: 9pt "Open Sans", sans-serif; color: #5b6672; } }
@page :first { @bottom-right { content: none; } }
* { box-sizing: border-box; margin: 0; padding: 0; }
body { color: #1d2733; font: 12pt/1.4 "Open Sans", "Segoe UI", "Helvetica Neue", "Noto Sans", Arial, sans-serif; font-variant-numeric: tabular-nums; }
h1, p, .options span { overflow-wrap: anywhere; white-space: pre-line; }

/* Nothing is positioned: that would change the order in which a reader copies the text. */
.head { display: flex; border: .3mm solid #1d2733; border-bottom: 0; border-radius: 2.5mm 2.5mm 0 0; }
.about { flex: 1; min-width: 0; padding: 6mm 7mm 8mm; display: flex; flex-direction: column; }
.kind { font-size: 10pt; color: #5b6672; }
.kind b { color: #0b6b57; }
h1 { font-size: 22pt; line-height: 1.2; font-weight: 700; margin: 1mm 0 9mm; text-wrap: balance; }
h1.long { font-size: 16pt; }
.blanks { display: flex; gap: 6mm; margin-top: auto; font-size: 10pt; }
.blanks p { display: flex; align-items: flex-end; gap: 2mm; flex: 8; }
.blanks p + p { flex: 5; }
.blanks i { flex: 1; min-width: 20mm; border-bottom: .25mm solid #1d2733; }
.stub { border-left: .6mm dotted #1d2733; padding: 6mm 7mm 8mm; display: flex; flex-direction: column; align-items: center; justify-content: center; }
.stub h2 { font-size: 10pt; font-weight: 400; color: #5b6672; letter-spacing: .1em; margin-right: -.1em; }
.stub p { font-size: 40pt; line-height: 1.15; font-weight: 700; letter-spacing: .12em; margin-right: -.12em; white-space: nowrap; }
.perforation { display: block; width: 178mm; height: 3mm; fill: none; stroke: #1d2733; stroke-width: .3; }

ol { list-style: none; margin-top: 7mm; }
.question { display: grid; grid-template-columns: 9mm 1fr; margin-bottom: 8mm; break-inside: avoid; }
.question > * { grid-column: 2; }
.question > .number { grid-column: 1; font-weight: 700; color: #0b6b57; }
.text { max-width: 150mm; break-after: avoid; }
.lines i { display: block; height: 9mm; border-bottom: .25mm solid #8a919b; }
.options { list-style: none; margin-top: 3mm; }
.options li { display: grid; grid-template-columns: 8mm 1fr; margin-bottom: 2.5mm; max-width: 150mm; break-inside: avoid; }
.options li:last-child { margin-bottom: 0; }
.options i { margin-top: .9mm; width: 4.2mm; height: 4.2mm; border: .3mm solid #1d2733; border-radius: .6mm; }
.scale { list-style: none; display: flex; gap: 9mm; margin-top: 4mm; }
.scale li { width: 10mm; height: 10mm; border: .3mm solid #1d2733; border-radius: 50%; display: grid; place-items: center; }
.ends { display: flex; justify-content: space-between; gap: 6mm; width: 86mm; margin-top: 2mm; font-size: 10pt; color: #5b6672; }
.ends span { max-width: 40mm; overflow-wrap: anywhere; }
.ends span + span { text-align: end; }
`;
