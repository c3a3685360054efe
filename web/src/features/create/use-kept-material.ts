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

/** Whether the create card will open with material that was read from files. */
export const hasKeptMaterial = (): boolean => isMaterial(readKept(key));

const keep = (corrected: Material): void => keepInWindow(key, corrected);

/**
 * What was read from files, with later corrections. This window keeps it across reloads until questions are generated
 * from it or it is dismissed.
 */
export const useKeptMaterial = () => {
  const [material, setMaterial] = useState<Material>();
  // Only after hydration: the prerendered page has no material.
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
