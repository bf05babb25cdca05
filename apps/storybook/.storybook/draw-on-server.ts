// Prints a module whose exports have the values that a module of the marketplace's server exports.
import '@vanilla-extract/css/disableRuntimeStyles'
import { sourceConditions } from '@pkg/config/vite'
import { setFileScope } from '@vanilla-extract/css/fileScope'
import { runnerImport } from 'vite'
import { appModules } from './app-modules'

const [file = ''] = process.argv.slice(2)
const { environments } = sourceConditions()

// The module imports style files, which a page has and a drawing doesn't need.
setFileScope('server-drawings')
const { module } = await runnerImport<Record<string, unknown>>(file, {
  configFile: false,
  logLevel: 'error',
  plugins: [appModules()],
  // Packages come from source, as in the stories themselves.
  environments: { inline: { resolve: { ...environments?.['ssr']?.resolve, noExternal: [/^@pkg\//] } } },
})
const lines = Object.entries(module).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
process.stdout.write(lines.join('\n'))
