import { floors } from '@pkg/config/floors'

export default floors
