import './student.css';
import { createRoot } from 'react-dom/client';
import { currentLanguage } from '../i18n/language.ts';
import { openDeviceStorage } from './device-storage.ts';
import { createDrafts } from './drafts.ts';
import { isCompletePin, pinInPath } from './pin.ts';
import { prefetch } from './prefetch.ts';
import { findTicket } from './student-api.ts';
import { StudentApp } from './student-app.tsx';
import { newSubmissionId } from './submission-id.ts';

// First of all, so that the ticket is being fetched while the page renders.
const pin = pinInPath(window.location.pathname);
const find = isCompletePin(pin) ? prefetch(pin, findTicket) : findTicket;

const storage = openDeviceStorage(() => window.localStorage);
const drafts = createDrafts({ storage, now: Date.now, newId: () => newSubmissionId(window.crypto) });
drafts.prune();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(<StudentApp drafts={drafts} find={find} language={currentLanguage()} />);
