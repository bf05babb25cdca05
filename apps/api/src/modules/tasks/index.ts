export {
  assignOpenTasks,
  cancelOpenTasks,
  completeFirstTasks,
  firstTaskKey,
  handOverOpenTasks,
  unassignOpenTasks,
} from './open-task-store'
