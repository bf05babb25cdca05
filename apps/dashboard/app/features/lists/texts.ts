const counted = (count: number) => count.toLocaleString('en-US')

/** Every list. */
export const listsTexts = {
  find: 'Search',
  clear: 'Clear search and filters',
  shown: (from: number, to: number, total: number) => `${counted(from)}–${counted(to)} of ${counted(total)}`,
  noneFound: 'Nothing matches',
  noneFoundHelp: 'Try other words, or remove a filter.',
  filter: 'Filter',
  apply: 'Show results',
  any: 'Any',
  compared: {
    since: (label: string) => `${label} on or after`,
    before: (label: string) => `${label} before`,
    least: (label: string) => `${label}, at least`,
    most: (label: string) => `${label}, at most`,
  },
  pick: { advisors: 'Advisor', communities: 'Community', organizations: 'Organization', users: 'Person' },
  nonePicked: 'Nothing was changed. Choose one from the list, then try again.',
  anyOf: (labels: readonly string[]) => labels.join(' or '),
  removeFilter: (filter: string) => `Remove filter: ${filter}`,
  sort: 'Sort',
  columns: 'Columns',
  showColumns: 'Show columns',
  reset: 'Reset',
  export: 'Export CSV',
  saveView: 'Save view',
  views: 'Saved views',
  viewName: 'Name',
  viewUnnamed: 'Enter a name, such as “Memory care”.',
  shareView: 'Share with everyone in my role',
  shared: 'Shared',
  removeView: (name: string) => `Delete view: ${name}`,
  select: (name: string) => `Select ${name}`,
  selectAll: 'Select all on this page',
  selected: (count: number) => `${counted(count)} selected`,
  selectMatching: (count: number) => `All ${counted(count)}`,
  change: (what: string, name: string) => `Change ${what.toLowerCase()}: ${name}`,
  noneSelected: 'Select at least one row first.',
  clearSelection: 'Clear selection',
  actions: 'Actions for the selected rows',
  actOn: (action: string, name: string) => `${action}: ${name}`,
  preview: {
    on: 'Show preview',
    off: 'Hide preview',
    title: 'Preview',
    place: (place: number, total: number) => `${counted(place)} of ${counted(total)}`,
    none: 'Choose a row to see it here.',
    open: 'Open',
    before: 'Previous row',
    after: 'Next row',
  },
  undo: 'Undo',
  undoUntil: (time: string) => `until ${time}`,
  later: { hour: 'In 1 hour', tomorrow: 'Tomorrow, 9 AM', monday: 'Monday, 9 AM', week: 'In a week, 9 AM' },
  days: {
    tomorrow: 'Tomorrow',
    week: 'In a week',
    twoWeeks: 'In two weeks',
    month: 'In a month',
    threeMonths: 'In three months',
  },
  outcome: {
    running: (done: number, total: number) => `${done} of ${total} done`,
    undoing: 'Undoing',
    undone: (count: number, kept: number) => {
      if (kept > 0) return `Undone, except for ${kept} that someone changed since`
      return count === 1 ? 'Undone' : `Undone for ${count}`
    },
    unchanged: 'Nothing to change',
    failed: (count: number) => `${count} couldn’t be changed`,
    changed: (count: number) => `${count} changed`,
  },
  confirm: {
    title: 'Change all of them?',
    text: (changed: number, unchanged: number) =>
      unchanged > 0
        ? `This changes ${changed}. The other ${unchanged} need no change. You can undo it for 10 minutes.`
        : `This changes ${changed}. You can undo it for 10 minutes.`,
    button: (action: string, option: string | undefined) => (option ? `${action}: ${option}` : action),
    cancel: 'Cancel',
  },
} as const
