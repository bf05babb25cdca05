const addressNames = { email: 'email address', text: 'phone number' } as const

/** What staff read when a family asks to stop messages, or to get them again. [EDGE-008] */
export const pauseTexts = {
  stopped: (words: string, channel: 'email' | 'text') =>
    `Texts and automatic messages are stopped. The family asked by ${channel}: “${words}”`,
  stoppedByOther: (channel: 'email' | 'text') =>
    `Texts and automatic messages are stopped. Someone with this ${addressNames[channel]} asked by ${channel}.`,
  resumed: (channel: 'email' | 'text') => `Texts and automatic messages are on again. The family asked by ${channel}.`,
  resumedByOther: (channel: 'email' | 'text') =>
    `Texts and automatic messages are on again. Someone with this ${addressNames[channel]} asked by ${channel}.`,
  task: 'They asked us to stop messages. Check what they still need from us',
} as const
