/** The colours of src/styles/theme.css for what is drawn without a style sheet: browser chrome, icons, share images. */
export const palette = {
  paper: '#fbf6ea',
  ink: '#2a1d14',
  inkSoft: '#56453a',
  rule: '#cfd6d6',
  margin: '#d98b80',
  cloth: '#8c1a1f',
  onCloth: '#fff3e0',
  thread: '#e3a52b',
} as const;

/** The cloth of the dark theme. */
export const darkCloth = '#8c2226';
