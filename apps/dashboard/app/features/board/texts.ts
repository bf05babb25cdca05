const counted = (count: number) => count.toLocaleString('en-US')

/** Every board. */
export const boardTexts = {
  list: 'Show as a list',
  more: (count: number) => `Show ${counted(count)} more`,
  none: 'None',
  move: 'Move',
  because: (action: string) => `${action}: choose a reason`,
  lifted: (name: string, lane: string) => `Picked up ${name} from ${lane}`,
  carried: (name: string, lane: string) => `Moving ${name} to ${lane}`,
  putBack: (name: string) => `${name} stays where it was`,
  dropHere: 'Drop here',
  reasonTitle: (name: string) => `Choose a reason for closing ${name}`,
  cancel: 'Cancel',
  keys: {
    between: 'Move between cards',
    lift: 'Pick up, drop',
    stage: 'Move to a stage',
    putBack: 'Put back',
  },
} as const
