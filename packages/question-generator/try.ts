import { readFileSync } from 'node:fs';
import { languages } from '@exit-tickets/contracts';
import { allCandidates } from './src/questions/generate.ts';

// For whoever writes a language pack: every question that could be asked about a text file, and what was left alone.

for (const path of process.argv.slice(2)) {
  const { lesson, candidates } = allCandidates(readFileSync(path, 'utf8').replace(/^---\n.*?\n---\n/su, ''));
  const out = [`\n##### ${path} (${lesson.language} of ${languages.length}; ${lesson.sentences.length} sentences)`];
  for (const { kind, levels, wordings, choice, answer } of candidates) {
    out.push(`- [${kind}${choice ? ' choice' : ''}; ${levels.map((level) => level[0]).join('')}] ${wordings[0]}`);
    out.push(
      choice
        ? `    ${choice.options.map((option) => (option === choice.right ? `*${option}*` : option)).join(' / ')}`
        : `    = ${answer}`,
    );
  }
  process.stdout.write(`${out.join('\n')}\n`);
}
