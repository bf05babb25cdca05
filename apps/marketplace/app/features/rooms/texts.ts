/** The texts about the rooms of a community. [TRUST-018] */
export const roomsTexts = {
  title: 'Rooms and availability',
  note: 'A room turns “Unknown” 10 days after the community last confirmed it.',
  none: 'The community hasn’t told us which rooms are available. Ask about rooms when you request pricing.',
  status: { open: 'Open', waitlist: 'Waitlist', full: 'Full', unknown: 'Unknown' },
  open: (count: number) => `${count} open`,
  stated: {
    community: (day: string) => `Confirmed by the community, ${day}`,
    staff: (day: string) => `Confirmed by our staff, ${day}`,
  },
  outdated: (day: string) => `Last confirmed ${day}`,
  summary: { open: 'Rooms open', waitlist: 'Waitlist', full: 'Full', unknown: 'Availability unknown' },
  confirmed: (day: string) => `Confirmed ${day}`,
} as const
