import './student.css';
import { createRoot } from 'react-dom/client';
import { currentLanguage } from '../shared/i18n/language.ts';
import { openDeviceStorage } from './device-storage.ts';
import { createDrafts } from './drafts.ts';
import { find } from './join/early-lookup.ts';
import { previewPath } from './pin.ts';
import { newSubmissionId } from './send/submission-id.ts';
import { StudentApp } from './student-app.tsx';

const storage = openDeviceStorage(() => window.localStorage);
const drafts = createDrafts({ storage, now: Date.now, newId: () => newSubmissionId(window.crypto) });
drafts.prune();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
/** Thrown outside the promise, so that the global handler in public/old-browser.js reports it. */
const throwMissing = (): void => {
  setTimeout(() => {
    throw Object.assign(new Error('the preview could not be loaded'), { name: 'MissingPartError' });
  }, 0);
};
if (window.location.pathname === previewPath)
  import('./preview.tsx').then(({ showPreview }) => showPreview(root), throwMissing);
else createRoot(root).render(<StudentApp drafts={drafts} find={find} language={currentLanguage()} />);
