import { writeFileSync } from 'node:fs'
import { routesText } from '../src/routes-text'

writeFileSync(new URL('../src/routes.ts', import.meta.url), routesText())
