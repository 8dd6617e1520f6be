/** Interface words of the playground, in English; `{name}` marks a value. */
export const playgroundWords = {
  tryIt: 'Try it',
  playgroundFailed: 'The form could not be loaded',
  send: 'Send',
  sendAnyway: 'Send anyway',
  cancel: 'Cancel',
  sending: 'Sending…',
  receiving: 'Receiving…',
  fieldsToCorrect: 'Fields to correct: {count}',
  otherServer: 'Another address',
  baseUrl: 'Base URL',
  credentialsNote:
    'Your entries stay in the memory of this page. They are never stored, and are gone when you reload.',
  userName: 'User name',
  password: 'Password',
  token: 'Token',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  getToken: 'Get a token',
  tokenReceived: 'The token has arrived.',
  tokenFailed: 'No token came: {reason}',
  pasteToken: 'This page cannot sign you in. Paste an access token that you have.',
  digestNote: 'A page cannot answer the challenge of this scheme. Use the cURL command.',
  certificateNote:
    'The browser offers a client certificate by itself if one is installed; a page has no part in it.',
  onlyInCommand: 'A page may not send this. It is in the cURL command only.',
  fillExamples: 'Fill in examples',
  form: 'Form',
  addEntry: 'Add entry',
  removeEntry: 'Remove entry {number}',
  name: 'Name',
  value: 'Value',
  notSet: 'Not set',
  invalidJson: 'This is not valid JSON',
  atLine: 'Line {line}: {problem}',
  expected: 'Expected: {value}',
  invalidAddress: 'This is not a web address',
  sendToSee: 'Send the request to see the answer here.',
  emptyResponse: 'The answer has no content.',
  onlyBeginning: 'Only the beginning is shown.',
  hiddenHeaders: 'Browsers show only those headers that the API opens to other sites.',
  commandSecrets: 'When you copy the command, it contains your credentials.',
  failedCors:
    'The browser got no answer that this page may read. Mostly that means that the API does not accept requests from other sites (CORS); it may also be unreachable. The cURL command works from a terminal.',
  failedPolicy:
    'The security policy of this site allows requests only to the servers of the API. The cURL command reaches {origin} from a terminal.',
  failedMixed:
    'This page came over HTTPS, so the browser sends nothing to an address with plain HTTP. The cURL command works from a terminal.',
  failedOffline: 'This device is offline.',
  failedTimeout: 'There was no answer within {seconds} seconds.',
  failedCanceled: 'The request was canceled.',
} as const;

/** Words of the components and of API pages that the playground shows too. */
const SHARED = [
  'request',
  'response',
  'required',
  'deprecated',
  'default',
  'close',
  'copied',
  'copyValue',
  'download',
  'server',
  'authorizations',
  'noAuthorization',
  'pathParameters',
  'queryParameters',
  'headers',
  'cookies',
  'body',
  'contentType',
  'example',
  'examples',
  'availableOptions',
  'oneOf',
  'option',
  'or',
  'and',
  'scopes',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
] as const;

/** A word that the playground may show. */
export type PlaygroundWord = keyof typeof playgroundWords | (typeof SHARED)[number];

/** The words of the playground in one language, as the JSON that the browser loads; values are not filled in. */
export function playgroundWordsJson(text: (key: string) => string): string {
  const keys: readonly string[] = [...Object.keys(playgroundWords), ...SHARED];
  return JSON.stringify(Object.fromEntries(keys.map((key) => [key, text(key)])));
}
