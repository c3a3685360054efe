import { expect, test, vi } from 'vitest';
import { openDeviceStorage } from './device-storage.ts';

test('a browser that forbids storage still keeps things while the page is open', () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
  const storage = openDeviceStorage(() => {
    throw new DOMException('no', 'SecurityError');
  });
  storage.setItem('a', '1');
  expect(storage.getItem('a')).toBe('1');
  silence.mockRestore();
});
