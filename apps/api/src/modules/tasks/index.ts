export {
  assignOpenTasks,
  cancelOpenTasks,
  completeFirstTasks,
  firstTaskKey,
  reassignOpenTasks,
  unassignOpenTasks,
} from './open-task-store'
