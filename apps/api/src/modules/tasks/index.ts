export { addAdminTask, findNewestTask } from './admin-task-store'
export {
  assignOpenTasks,
  cancelOpenTasks,
  completeFirstTasks,
  firstTaskKey,
  reassignOpenTasks,
  unassignOpenTasks,
} from './open-task-store'
