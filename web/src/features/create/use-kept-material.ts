import { useEffect, useState } from 'react';
import type { Material } from './api/summarize-material.ts';
import { keepInWindow, readKept } from './session-kept.ts';

const key = 'lessonMaterial';

const isMaterial = (kept: unknown): kept is Material => {
  const { summary, fileCount } = Object(kept);
  const texts = [summary?.title, summary?.suggestedFocus, summary?.originalContent];
  return (
    texts.every((text) => typeof text === 'string') && Array.isArray(summary.leftOut) && Number.isInteger(fileCount)
  );
};

/** Whether the create card opens what was read from files, once it is shown. */
export const hasKeptMaterial = (): boolean => isMaterial(readKept(key));

const keep = (corrected: Material): void => keepInWindow(key, corrected);

/**
 * What was read from files and corrected since. It stays in this window when the page is loaded anew, until questions were made
 * of it or it was put away.
 */
export const useKeptMaterial = () => {
  const [material, setMaterial] = useState<Material>();
  // Once the page is alive, as what was rendered beforehand has none.
  useEffect(() => {
    const kept = readKept(key);
    if (isMaterial(kept)) setMaterial({ summary: kept.summary, fileCount: kept.fileCount });
  }, []);
  return {
    material,
    open: setMaterial,
    keep,
    close: () => {
      keepInWindow(key, undefined);
      setMaterial(undefined);
    },
  };
};
