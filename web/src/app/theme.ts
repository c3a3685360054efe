import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

// The light scheme uses shade 7 and the dark one shade 3; both match the palette (styles/palette.css).
const green: MantineColorsTuple = [
  '#e9f6f2',
  '#cfeae2',
  '#a3dccb',
  '#5fd0b3',
  '#3cb598',
  '#23987d',
  '#128069',
  '#0b6b57',
  '#085545',
  '#053f33',
];
const red: MantineColorsTuple = [
  '#fdeceb',
  '#fbd5d2',
  '#ffb3ac',
  '#ff8a80',
  '#ee665c',
  '#d9463c',
  '#c6342b',
  '#b3261e',
  '#8f1c16',
  '#6b130e',
];

const headings = '"Bricolage Grotesque Variable", "Bricolage Stand-in", "Bricolage Wide Stand-in", var(--text-font)';
const comfortable = { size: 'md' } as const;

/** The palette sets the text colour on coloured backgrounds for both schemes; Mantine assumes the light one. */
const variantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const accent = input.color === 'red' ? 'danger' : 'accent';
  if (input.color === 'gray') return colors;
  if (input.variant === 'filled') return { ...colors, color: `var(--on-${accent})` };
  if (input.variant === 'subtle') return { ...colors, color: `var(--${accent})`, hover: `var(--${accent}-soft)` };
  // Mantine's default shade for the dark scheme is nearly white.
  if (input.variant === 'outline')
    return { ...colors, color: `var(--${accent})`, border: `1px solid var(--${accent})` };
  return colors;
};

/** Mantine in the product's style: paper, ink, one green (styles/palette.css has the palette). */
export const theme = createTheme({
  colors: { green, red },
  primaryColor: 'green',
  primaryShade: { light: 7, dark: 3 },
  variantColorResolver: variantColors,
  black: '#1d2733',
  fontFamily: 'var(--text-font)',
  fontSizes: { xs: '0.875rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  lineHeights: { md: '1.5' },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '10px', xl: '10px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  shadows: { sm: 'none', md: 'var(--shadow)', lg: 'var(--shadow)', xl: 'var(--shadow)' },
  headings: {
    fontFamily: headings,
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '2.25rem', lineHeight: '1.15' },
      h2: { fontSize: '1.75rem', lineHeight: '1.2' },
      h3: { fontSize: '1.375rem', lineHeight: '1.3' },
      h4: { fontSize: '1.125rem', lineHeight: '1.35' },
    },
  },
  respectReducedMotion: true,
  // By name only: importing the components would load them all with the first screen.
  components: {
    Button: { defaultProps: { size: 'md' } },
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle' } },
    TextInput: { defaultProps: comfortable },
    PasswordInput: { defaultProps: comfortable },
    NumberInput: { defaultProps: comfortable },
    NativeSelect: { defaultProps: comfortable },
    Textarea: { defaultProps: comfortable },
    Tooltip: { defaultProps: { withArrow: true, events: { hover: true, focus: true, touch: true } } },
    // As in the editor's menu: the first item gets the focus, as Mantine's placeholder is not an allowed menu child.
    // A menu that is higher than the available space scrolls.
    Menu: {
      defaultProps: {
        shadow: 'md',
        transitionProps: { duration: 100 },
        withInitialFocusPlaceholder: false,
        middlewares: { flip: true, shift: true, size: true },
      },
    },
    Modal: {
      defaultProps: {
        centered: true,
        transitionProps: { duration: 120, transition: 'fade' },
        overlayProps: { backgroundOpacity: 0.5 },
      },
    },
    // A `header` would be announced as the banner of the page.
    ModalHeader: { defaultProps: { role: 'none' } },
    Checkbox: { defaultProps: { iconColor: 'var(--on-accent)' } },
    Loader: { defaultProps: { type: 'dots' } },
  },
});

/** Points Mantine's variables at the palette, which follows the colour scheme. */
export const cssVariables: CSSVariablesResolver = () => {
  const scheme = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-placeholder': 'var(--muted)',
    '--mantine-color-anchor': 'var(--accent)',
    '--mantine-color-error': 'var(--danger)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-default-hover': 'var(--accent-soft)',
    '--mantine-color-disabled': 'var(--hairline)',
    '--mantine-color-disabled-color': 'var(--muted)',
  };
  return {
    variables: {},
    // Mantine uses these greys for the borders and backgrounds of fields.
    light: { ...scheme, '--mantine-color-gray-4': 'var(--line)' },
    dark: { ...scheme, '--mantine-color-dark-4': 'var(--line)', '--mantine-color-dark-6': 'var(--surface)' },
  };
};
