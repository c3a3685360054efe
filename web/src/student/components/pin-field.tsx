import './pin-field.css';
import { limits } from '@exit-tickets/contracts/rules';
import { useEffect, useRef } from 'react';
import { filterInput } from '../../shared/text/filter-input.ts';
import { digitsOf } from '../pin.ts';

interface PinFieldProps {
  label: string;
  value: string;
  onChange: (pin: string) => void;
  /** The id of its error message. */
  problemId?: string | undefined;
}

const places = Array.from({ length: limits.pinDigits }, (_, place) => place);

/** One field that looks like four boxes: easy to focus, to paste into and for screen readers. */
export const PinField = ({ label, value, onChange, problemId }: PinFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    // After a wrong PIN the next digit replaces it.
    if (problemId) input.current?.select();
  }, [problemId]);

  return (
    <div className="pin">
      <label htmlFor="pin">{label}</label>
      <input
        id="pin"
        ref={input}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        value={value}
        aria-invalid={problemId !== undefined}
        aria-describedby={problemId}
        onChange={({ target }) => onChange(filterInput(target, digitsOf))}
      />
      <div className="pin-boxes" aria-hidden="true">
        {places.map((place) => (
          <span key={place} data-next={place === Math.min(value.length, places.length - 1)}>
            {value[place]}
          </span>
        ))}
      </div>
    </div>
  );
};
