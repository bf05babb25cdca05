/** The texts about the houses that we draw from a community’s record. Only the server reads them. [LOOK-004] */
export const houseTexts = {
  house: (name: string) => `Illustration of ${name}, from its care type, size, and state`,
  otherLight: { morning: 'in the morning', golden: 'in the evening' },
  houseIn: (name: string, light: string) => `Illustration of ${name} ${light}`,
  captions: {
    house: 'Drawn from its record',
    otherLight: { morning: 'The same house in the morning', golden: 'The same house in the evening' },
    residents: (count: string) => `Up to ${count} residents`,
    each: 'one window each',
    open: (count: number) => (count === 1 ? ', 1 room open' : `, ${count} rooms open`),
  },
  /** What the windows show. The numbers add up to the residents. */
  legend: ({ open, waitlist, rest }: Record<'open' | 'waitlist' | 'rest', string>) =>
    `${open} open, ${waitlist} waitlist, ${rest} taken or unknown`,
  parts: { open: 'open', waitlist: 'waitlist', rest: 'taken or unknown' },
  window: (residents: number) => (residents === 1 ? 'One window is one resident.' : 'One window is two residents.'),
  halfWindow: 'A half-lit window is a room type with a waitlist.',
  confirmed: (day: string) => `Confirmed ${day}.`,
  outdated: (day: string) => `No one has confirmed rooms since ${day}.`,
  never: 'No one has told us about its rooms.',
}
