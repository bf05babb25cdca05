/** What the command for partners says in a terminal. */
export const partnerTexts = {
  usage: [
    'Usage: npm run partner -- --name "Riverbend Guide" --origin https://www.riverbend.example',
    '  --name <name> --origin <site>   makes a key and prints it once; --origin may stand several times',
    '  --list                          all partners, without their keys',
    '  --revoke <name>                 takes the key of a partner out of use',
  ].join('\n'),
  oneThing: 'Say one thing to do: --name with --origin, --list, or --revoke.',
  noName: 'The name is missing: staff read it beside each family that comes by this partner.',
  longName: (most: number) => `A name has at most ${most} characters.`,
  noOrigin: 'The site is missing: --origin https://www.riverbend.example',
  wrongOrigin: (given: string) =>
    `"${given}" is no site. A site is https:// and a host, without a path; http:// is for localhost alone.`,
  exists: (name: string) => `There is an active partner "${name}". Revoke its key first, or choose another name.`,
  unknown: (name: string) => `There is no active partner "${name}". See --list.`,
  revoked: (name: string) => `The key of "${name}" is out of use.`,
  none: 'No partners yet.',
  made: (name: string, key: string, origins: readonly string[]) =>
    [
      `The key of ${name}, for ${origins.join(' and ')}:`,
      '',
      `  ${key}`,
      '',
      'It is shown this once and kept nowhere. Put it into the page:',
      '',
      `  <gwizzy-wizard community="…" api="…" partner-key="${key}"></gwizzy-wizard>`,
    ].join('\n'),
  line: (name: string, isActive: boolean, since: string, origins: readonly string[]) =>
    `${isActive ? 'active ' : 'revoked'}  ${since}  ${name}  ${origins.join(' ')}`,
  folderInUse: (folder: string, holder: number) =>
    `The data folder ${folder} is in use by process ${holder}: the API is running on the embedded database.\n` +
    'Stop it first and start it again afterwards. On PostgreSQL it may run on: set DATABASE_URL for both.',
} as const
