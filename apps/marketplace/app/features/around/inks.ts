/** The colors of a plate by day and by night. */
export const inks = {
  day: {
    paper: '#f6f3e8',
    ink: '#112427',
    water: '#2f6d84',
    wash: '#dcebec',
    settled: '#8b8471',
    house: '#0b3036',
    halo: '.35',
  },
  night: {
    paper: '#0f262c',
    ink: '#d9dccf',
    water: '#6fb2c8',
    wash: '#12333f',
    settled: '#5d6f70',
    house: '#1f4a52',
    halo: '.28',
  },
} as const

/** Whether a plate is by day or by night. */
export type PlateTheme = keyof typeof inks

/** The colors of a plate. */
export type Inks = (typeof inks)[PlateTheme]
