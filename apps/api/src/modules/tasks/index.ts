export { addAdminTask, completeAdminTask } from './admin-task-store'
export { addFamilyTask } from './family-task-store'
export {
  assignOpenTasks,
  cancelOpenTasks,
  completeFirstTasks,
  firstTaskKey,
  reassignOpenTasks,
  reopenTasks,
  unassignOpenTasks,
} from './open-task-store'
