/** Terms of the standards that pages show and Markdown names, in English: their keys are interface words, which sites translate. */
export const TERMS = {
  server: 'Server',
  bindings: 'Bindings',
  reply: 'Reply',
  correlationId: 'Correlation ID',
  tags: 'Tags',
  message: 'Message',
  schema: 'Schema',
  parameterLocation: 'Parameter location',
  extensions: 'Extensions',
  authorizationCode: 'Authorization code',
  clientCredentials: 'Client credentials',
  deviceAuthorization: 'Device authorization',
  implicit: 'Implicit',
  password: 'Password',
  authorizationUrl: 'Authorization URL',
  deviceAuthorizationUrl: 'Device authorization URL',
  tokenUrl: 'Token URL',
  refreshUrl: 'Refresh URL',
  metadataUrl: 'Metadata URL',
} as const;

/** The key of a term. */
export type Term = keyof typeof TERMS;
