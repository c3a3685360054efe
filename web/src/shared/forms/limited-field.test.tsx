import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import { LimitedTextarea, LimitedTextInput } from './limited-field.tsx';

const family = '👨‍👩‍👧';
const tooLong = 'Hier passen hoogstens 10 tekens';

const LabelAndText = () => {
  const [label, setLabel] = useState('');
  const [text, setText] = useState('');
  return (
    <>
      <LimitedTextInput label="Label" maxLetters={10} value={label} onChange={setLabel} />
      <LimitedTextarea label="Tekst" description="Uitleg" maxLetters={10} value={text} onChange={setText} />
      <button type="button" onClick={() => setText('')}>
        Leegmaken
      </button>
    </>
  );
};

const open = (name: 'Label' | 'Tekst' = 'Tekst') => {
  const { user } = renderInApp(<LabelAndText />);
  const field = screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(name);
  field.focus();
  return { user, field };
};

/** What a screen reader announces of the field. */
const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

describe.each(['Label', 'Tekst'] as const)('a field with a limit (%s)', (name) => {
  test('counts an emoji as one letter, as the server does', async () => {
    const { user, field } = open(name);
    await user.paste(family.repeat(10));
    expect(field.value).toBe(family.repeat(10));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('keeps of a long paste what fits, and says how much it left out until something that fits is typed', async () => {
    const { user, field } = open(name);
    await user.paste(`${family.repeat(9)}abcde`);
    expect(field.value).toBe(`${family.repeat(9)}a`);
    expect(screen.getByRole('alert').textContent).toBe(`${tooLong}: 4 zijn weggelaten.`);
    expect(describedBy(field)).toContain(`${tooLong}: 4 zijn weggelaten.`);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.keyboard('{Backspace}');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.keyboard('a');
    expect(field.value).toBe(`${family.repeat(9)}a`);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that is full refuses what is typed in its middle: nothing is lost behind it, and the caret stays', async () => {
    const { user, field } = open(name);
    await user.paste('abcdefghij');
    field.setSelectionRange(4, 4);
    await user.keyboard('xy');
    expect(field.value).toBe('abcdefghij');
    expect([field.selectionStart, field.selectionEnd]).toEqual([4, 4]);
    screen.getByText(`${tooLong}: de rest is weggelaten.`);
  });

  test('takes of a paste in its middle what fits there', async () => {
    const { user, field } = open(name);
    await user.paste('abcdefgh');
    field.setSelectionRange(4, 6);
    await user.paste('123456');
    expect(field.value).toBe('abcd1234gh');
    expect([field.selectionStart, field.selectionEnd]).toEqual([8, 8]);
    screen.getByText(`${tooLong}: 2 zijn weggelaten.`);
  });

  test('lets a word be composed beyond its limit, and cuts it when it is done', async () => {
    const { user, field } = open(name);
    await user.paste('abcdefghi');
    const compose = (value: string) => fireEvent.input(field, { target: { value }, isComposing: true });
    fireEvent.compositionStart(field);
    compose('abcdefghini');
    compose('abcdefghinihao');
    expect(field.value).toBe('abcdefghinihao');
    expect(screen.queryByRole('alert')).toBeNull();
    compose('abcdefghi你好');
    fireEvent.compositionEnd(field);
    expect(field.value).toBe('abcdefghi你');
    screen.getByText(`${tooLong}: de rest is weggelaten.`);
  });
});

test('the message goes when something else puts another text into the field', async () => {
  const { user } = open();
  await user.paste('abcdefghijklm');
  screen.getByText(`${tooLong}: 3 zijn weggelaten.`);
  await user.click(screen.getByRole('button', { name: 'Leegmaken' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
