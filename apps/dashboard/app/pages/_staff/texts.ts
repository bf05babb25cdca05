/** The role that someone works in. */
export const workingTexts = {
  label: 'Your roles',
  as: (role: string) => `Work as ${role}`,
  current: (role: string) => `Working as ${role}`,
  viewing: (name: string, role: string) =>
    `You’re viewing the dashboard as ${name} (${role}). You can read everything, and change nothing.`,
  stripLabel: 'Whose dashboard this is',
  stop: 'Return to your account',
  roles: { agent: 'advisor', provider: 'provider', 'real-estate-agent': 'real estate agent', admin: 'admin' },
} as const

/** The switch for new families. */
export const lightTexts = {
  on: 'Your light is on',
  onHelp: { agent: 'New families are offered to you.', 'real-estate-agent': 'New homes are offered to you.' },
  off: 'Your light is off',
  offHelp: { agent: 'No new families are offered to you.', 'real-estate-agent': 'No new homes are offered to you.' },
  turnOff: 'Turn off',
  turnOn: 'Turn on',
} as const
