export { changeTask, isTaskIntent } from './change-task.server'
