export { addFamily, contactWording } from './add-family.server'
export { saveAnswers } from './save-answers.server'
