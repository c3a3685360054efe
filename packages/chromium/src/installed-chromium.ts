import { join } from 'node:path';
import type { Machine } from './machine.ts';

const onPath = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const inApplications = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
const inProgramFiles = ['Chromium\\Application\\chrome.exe', 'Google\\Chrome\\Application\\chrome.exe'];
const edge = 'Microsoft\\Edge\\Application\\msedge.exe';

/** Paths where Chromium, Chrome or Edge may be installed, the likeliest first. Existence is not checked. */
export function installedCandidates({ platform, pathFolders, programFolders }: Machine): string[] {
  if (platform === 'win32')
    return [...inProgramFiles, edge].flatMap((program) => programFolders.map((folder) => join(folder, program)));
  const named = onPath.flatMap((name) => pathFolders.map((folder) => join(folder, name)));
  if (platform !== 'darwin') return named;
  return [
    ...inApplications.flatMap((app) => programFolders.map((f) => join(f, `${app}.app`, 'Contents/MacOS', app))),
    ...named,
  ];
}
