/** Adding a task. */
export const newTaskTexts = {
  title: 'New task',
  lead: 'For work that isn’t about a family. Add a task about a family on the family’s page.',
  ownerHint: 'If you leave this empty, any admin can do it.',
} as const

/** Tasks. */
export const tasksTexts = {
  title: 'Tasks',
  noTasks: 'No open tasks',
  doneTasks: 'Done',
  tabs: 'Tasks by time',
  today: 'Today',
  later: 'Later',
  done: 'Done',
  task: 'Task',
  family: 'Family',
  due: 'Due',
  owner: 'Assigned to',
  action: 'Action',
  complete: 'Mark done',
  reopen: 'Reopen',
  snooze: 'Snooze',
  assign: 'Assign',
  search: 'Task',
  completed: (count: number) => (count === 1 ? 'Task completed' : `${count} tasks completed`),
  reopened: (count: number) => (count === 1 ? 'Task reopened' : `${count} tasks reopened`),
  snoozed: (count: number, time: string) =>
    count === 1 ? `Task snoozed until ${time}` : `${count} tasks snoozed until ${time}`,
  assigned: (count: number, name: string) =>
    count === 1 ? `Task assigned to ${name}` : `${count} tasks assigned to ${name}`,
  completeTask: (task: string) => `Mark done: ${task}`,
  reopenTask: (task: string) => `Reopen: ${task}`,
  none: { today: 'No tasks due today', later: 'No upcoming tasks', done: 'No completed tasks yet' },
  noneHelp: {
    today: 'Each new family comes with a first task.',
    later: 'Tasks due after today appear here.',
    done: 'You can reopen completed tasks here.',
  },
} as const
