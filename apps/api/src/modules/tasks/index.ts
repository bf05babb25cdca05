export { addAdminTask, findNewestTask } from './admin-task-store'
export { addFamilyTask } from './family-task-store'
export {
  assignOpenTasks,
  cancelOpenTasks,
  completeFirstTasks,
  firstTaskKey,
  reassignOpenTasks,
  unassignOpenTasks,
} from './open-task-store'
