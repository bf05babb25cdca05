const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Lead genie: families that wait for an advisor. */
export const leadGenieTexts = {
  title: 'Lead genie',
  lead: {
    agent: (families: number, room: number | undefined) =>
      [
        `${plural(families, 'family fits', 'families fit')} you.`,
        room === undefined ? '' : `You have room for ${room} more.`,
        'A family is yours only after you accept.',
      ]
        .filter(Boolean)
        .join(' '),
    admin: 'Families that need an advisor and don’t have one, with who fits best.',
  },
  suggested: 'Families that fit you',
  none: 'No families fit you now',
  noneHelp: 'Families appear here when we offer you one, or when one near you has no advisor.',
  familyIn: (place: string | undefined) => (place ? `Family in ${place}` : 'Family, place not known'),
  offered: (time: string) => `Offered to you, ${time} left`,
  over: 'Your time to respond is over',
  waiting: (age: string) => `No advisor yet. Asked for help ${age}.`,
  shown: 'We told the family that you’d call. That decided this offer, not the score.',
  accept: 'Accept',
  decline: 'Decline',
  read: 'Read the request',
  why: (score: number) => `Why ${score}`,
  whyFor: (score: number, name: string) => `Why ${score} for ${name}`,
  fit: 'Fit',
  outOf: (points: number, of: number) => `${points} of ${of}`,
  parts: { area: 'Area', language: 'Language', speed: 'Speed' },
  lowered: 'This lowered it most.',
  facts: {
    you: {
      area: {
        county: 'You serve the family’s county.',
        state: 'You serve the whole state, but no county in particular.',
        nearby: 'You serve other counties of the state.',
        region: 'You serve the region, but not the state.',
        unknown: 'We don’t know the place yet, so all advisors count as close.',
      },
      speaks: (language: string) => `You speak ${language}.`,
      foreign: (language: string) => `The family speaks ${language}, which isn’t one of your languages.`,
      speed: (minutes: string, open: number) =>
        `You respond in ${minutes} on average, and have ${plural(open, 'open family', 'open families')}.`,
      unknownSpeed: (open: number) =>
        `You have no response times yet, so we count 2 hours. You have ${plural(open, 'open family', 'open families')}.`,
    },
    they: {
      area: {
        county: 'Serves the family’s county.',
        state: 'Serves the whole state, but no county in particular.',
        nearby: 'Serves other counties of the state.',
        region: 'Serves the region, but not the state.',
        unknown: 'We don’t know the place yet, so all advisors count as close.',
      },
      speaks: (language: string) => `Speaks ${language}.`,
      foreign: (language: string) => `The family speaks ${language}, and this advisor doesn’t.`,
      speed: (minutes: string, open: number) =>
        `Responds in ${minutes} on average, and has ${plural(open, 'open family', 'open families')}.`,
      unknownSpeed: (open: number) =>
        `No response times yet, so we count 2 hours. Has ${plural(open, 'open family', 'open families')}.`,
    },
  },
  noFees: 'What a community pays us isn’t in the score.',
  noFeesHelp: 'The score has no field for it. One of our tests changes every fee and expects the same scores.',
  ifDeclined: 'If you decline',
  next: (names: string) => `Next is ${names}.`,
  thenNext: ', then ',
  nextOne: (name: string, score: number) => `${name} (${score})`,
  noNext: 'No other advisor can get this family now. Admins will see it.',
  noPenalty: 'A reason never lowers your score. How long you take to respond to an offer does.',
  reasons: ['Too far', 'No time today', 'I know them'],
  reason: 'Another reason',
  reasonHint: 'Admins see your reason. The family doesn’t.',
  confirmDecline: 'Decline this family',

  notSuggested: 'Not for you now, and why',
  family: 'Family',
  cause: 'Why',
  obstacles: {
    you: {
      room: 'You have as many families as you can take.',
      'not-accepting': 'You turned off new families.',
      absent: 'Someone covers for you.',
      area: 'It’s in another region.',
      declined: 'You declined it.',
      'timed-out': 'You didn’t respond in time.',
      revoked: 'You had it earlier.',
    },
    they: {
      room: 'Has as many families as they can take',
      'not-accepting': 'Doesn’t take new families',
      absent: 'Is away, and someone covers for them',
      area: 'Serves another region',
      declined: 'Declined this family',
      'timed-out': 'Didn’t respond in time',
      revoked: 'Had this family earlier',
    },
  },

  needs: 'Looking for',
  since: 'Waiting since',
  best: 'Best fit',
  bestAdvisor: (name: string, score: number) => `${name} (${score})`,
  noOne: 'No one can get it now',
  pool: 'Without an advisor',
  poolNone: 'Every family has an advisor',
  poolNoneHelp: 'A family appears here when no advisor accepted it in time, or none could get it.',
  crumb: 'Lead genie',
  advisors: 'Advisors by fit',
  advisor: 'Advisor',
  load: 'Families',
  loadIs: (load: string) => `Has ${load} families`,
  loadOf: (open: number, capacity: number) => `${open} of ${capacity}`,
  assign: 'Assign',
  others: 'Advisors who can’t get it now',
  openFamily: 'Open family',
} as const
