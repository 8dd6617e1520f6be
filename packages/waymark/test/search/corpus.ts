import type { SearchRecord } from '../../src/search/build/records.ts';
import { recordOf } from './index-in-memory.ts';

/** A page in short: `# heading` begins a section, lines with four spaces in front are code. */
const page = (route: string, title: string, body: string, more: Partial<SearchRecord> = {}): SearchRecord => {
  const parts = body.trim().split(/^# /m);
  const sections = parts.map((part, index) => {
    const [first = '', ...rest] = part.split('\n');
    const lines = index === 0 ? [first, ...rest] : rest;
    return {
      id: index === 0 ? '' : first.toLowerCase().replaceAll(' ', '-'),
      heading: index === 0 ? '' : first,
      text: lines.filter((line) => !line.startsWith('    ')).join(' '),
      code: lines
        .filter((line) => line.startsWith('    '))
        .map((line) => line.slice(4))
        .join('\n'),
    };
  });
  return recordOf({ route, title, sections, trail: route.split('/').slice(1, -1), ...more });
};

/** English pages of an invented data service. */
export const englishPages: readonly SearchRecord[] = [
  page('/', 'Welcome', 'Harbor keeps your data near your users. Start with the quickstart.'),
  page(
    '/start/quickstart',
    'Quickstart',
    `Create an account, install the command line tool and deploy.
# Install
Install the tool with npm.
    npm install --global harbor-cli
# Deploy your first service
Run the deploy command. Deploying takes about a minute.
    harbor deploy --region eu-1`,
  ),
  page(
    '/start/installation',
    'Installation',
    `Harbor runs on Linux, macOS and Windows.
# Requirements
You need Node 20 or later.
# Troubleshooting
If the installer stops with EACCES, change the owner of the folder.
    sudo chown -R $USER ~/.harbor`,
  ),
  page(
    '/start/concepts',
    'Core concepts',
    `A project holds services. A service has replicas in regions.
# Regions
A region is a group of data centres.
# Replicas
Replicas answer requests near your users.`,
  ),
  page(
    '/guides/authentication',
    'Authentication',
    `Every request carries a token. Tokens expire after an hour.
# API keys
Create API keys in the settings. Keys are shown once.
# OAuth2
Use OAuth2 with PKCE for applications in the browser.
    Authorization: Bearer $HARBOR_TOKEN`,
    { description: 'Prove who you are with keys and tokens.' },
  ),
  page(
    '/guides/caching',
    'Caching',
    `Responses are cached at the edge.
# Cache keys
The cache key is the path and the query string.
# Purge the cache
Purging removes every cached copy.
    harbor cache purge --all`,
  ),
  page(
    '/guides/webhooks',
    'Webhooks',
    `Harbor calls your server when something happens.
# Verify signatures
Compare the signature of the header with your own.
    const valid = verifySignature(payload, secret);
# Retries
A webhook that fails is retried five times.`,
  ),
  page(
    '/guides/rate-limits',
    'Rate limits',
    `Requests beyond the limit answer with 429 Too Many Requests.
# Headers
X-RateLimit-Remaining tells how many are left.`,
  ),
  page(
    '/guides/environment-variables',
    'Environment variables',
    `Settings that differ between stages.
# Define a variable
    harbor env set DATABASE_URL=postgres://localhost
# Precedence
The shell wins over the file.`,
  ),
  page(
    '/guides/migrations',
    'Database migrations',
    `Change the schema of a database without downtime.
# Roll back
Rolling back runs the migration in reverse.`,
  ),
  page(
    '/guides/policies',
    'Access policies',
    `A policy grants a role the right to act on a resource.
# Write a policy
    { "allow": ["read"], "role": "viewer" }`,
  ),
  page(
    '/guides/custom-domains',
    'Custom domains',
    `Serve your project from your own domain.
# DNS records
Add a CNAME record.
# Certificates
TLS certificates are issued and renewed for you.`,
  ),
  page(
    '/guides/logging',
    'Logs and metrics',
    `Stream the log of a service.
# Log levels
debug, info, warn and error.
# Export metrics
Metrics are exposed for Prometheus.`,
  ),
  page('/guides/monorepo', 'Monorepo', 'Deploy several services from one repository.', {
    keywords: ['workspaces', 'turborepo'],
  }),
  page(
    '/sdk/react',
    'React hooks',
    `Hooks for data in components.
# useHarborQuery
Loads data and keeps it fresh. It calls useState inside.
    const [user, setUser] = useState(null);
    const { data } = useHarborQuery('user', { staleTime: 5 });
# useHarborMutation
Sends a change.`,
  ),
  page(
    '/sdk/state',
    'Local state',
    `Keep state near the component that uses it.
# useState
useState returns the value and a setter.
    const [count, setCount] = useState(0);`,
  ),
  page(
    '/sdk/python',
    'Python SDK',
    `Talk to Harbor from Python.
# Pagination
Iterate over pages with a cursor.
    for user in client.users.list(page_size=50): print(user.user_id)`,
  ),
  page('/sdk/csharp', 'C# client', 'A client for .NET applications written in C#.'),
  page('/sdk/cpp', 'C++ client', 'A client for native applications in C++.'),
  page('/sdk/go', 'Go client', 'A client for Go. Contexts cancel requests.'),
  page(
    '/sdk/typescript',
    'TypeScript client',
    `Types for every response.
# createClient
    import { createClient } from '@harbor/client';`,
  ),
  page('/api/users/list', 'List users', 'Returns all users, the newest first.', {
    method: 'GET',
    keywords: ['GET /users'],
    trail: ['API', 'Users'],
  }),
  page(
    '/api/users/get',
    'Get a user',
    `Returns one user.
# Path parameters
user_id string required: the id of the user.`,
    {
      method: 'GET',
      keywords: ['GET /users/{id}'],
      trail: ['API', 'Users'],
    },
  ),
  page(
    '/api/users/create',
    'Create a user',
    `Creates a user.
# Body
email string required. display_name string.`,
    {
      method: 'POST',
      keywords: ['POST /users'],
      trail: ['API', 'Users'],
    },
  ),
  page('/api/users/delete', 'Delete a user', 'Deletes a user and all sessions.', {
    method: 'DELETE',
    keywords: ['DELETE /users/{id}'],
    trail: ['API', 'Users'],
  }),
  page('/api/orders/list', 'List orders', 'Returns the orders of a user.', {
    method: 'GET',
    keywords: ['GET /users/{id}/orders'],
    trail: ['API', 'Orders'],
  }),
  page(
    '/reference/cli',
    'Command line reference',
    `All commands.
# harbor deploy
Deploys the project. --dry-run prints what would happen.
# harbor login
Opens the browser.
# harbor env
Reads and writes environment variables.`,
  ),
  page(
    '/reference/config',
    'harbor.config.json',
    `Configuration of a project.
# build.outDir
Folder of the build.
# server.port
Port of the server.`,
    { keywords: ['configuration file'] },
  ),
  page(
    '/reference/errors',
    'Error codes',
    `What each error means.
# HARBOR_E_TIMEOUT
The server did not answer within 30 seconds. Increase the timeout.
# HARBOR_E_QUOTA
The quota of the plan is used up.`,
  ),
  page(
    '/reference/changelog',
    'Changelog',
    `What changed.
# Version 2.4.0
Webhooks are signed. Caching of images. Authentication with passkeys. Rate limits by key. Logs with colour.`,
  ),
];

/** Pages in other languages: code → pages. */
export const translatedPages: Readonly<Record<string, readonly SearchRecord[]>> = {
  de: [
    page(
      '/de/verbindung',
      'Datenbankverbindung einrichten',
      `So verbinden Sie die Anwendung mit einer Datenbank.
# Zeitüberschreitung
Die Verbindung wird nach 30 Sekunden getrennt.`,
    ),
    page(
      '/de/datenbank',
      'Datenbank',
      'Eine Datenbank speichert Zeilen in Tabellen. Die Verbindung ist verschlüsselt.',
    ),
    page(
      '/de/zugriff',
      'Zugriffsrechte',
      `Rechte regeln den Zugriff auf Projekte.
# Benutzerverwaltung
Benutzer anlegen, sperren und löschen. Die Verwaltung liegt beim Besitzer.`,
    ),
    page('/de/uebersicht', 'Übersicht', 'Größe, Straße und Maß: alles über Einheiten.'),
  ],
  fr: [
    page('/fr/acces', "Contrôle d'accès", "Qui peut lire l'API et écrire les données."),
    page(
      '/fr/deploiement',
      'Déploiement',
      'Déployer un service dans une région. Les connexions sont chiffrées.',
    ),
  ],
  ru: [
    page('/ru/nastroika', 'Настройка', 'Настройки проекта хранятся в файле.'),
    page('/ru/ustanovka', 'Установка', 'Установите программу командой npm.'),
  ],
  zh: [
    page('/zh/kuaisu', '快速开始', '安装命令行工具，然后部署您的第一个服务。'),
    page(
      '/zh/renzheng',
      '身份认证',
      `每个请求都需要访问令牌。
# 创建密钥
在设置页面中创建 API密钥。`,
    ),
    page('/zh/shujuku', '数据库迁移', '在不停机的情况下更改数据库结构。'),
    page('/zh/huancun', '缓存', '响应缓存在边缘节点。清除缓存会删除所有副本。'),
  ],
  ja: [
    page(
      '/ja/hajime',
      'はじめに',
      'コマンドラインツールをインストールして、最初のサービスをデプロイします。',
    ),
    page(
      '/ja/ninsho',
      '認証',
      `すべてのリクエストにはトークンが必要です。
# APIキー
設定画面でAPIキーを作成します。`,
    ),
    page('/ja/database', 'データベースの移行', 'ダウンタイムなしでスキーマを変更します。'),
    page('/ja/cache', 'キャッシュ', 'レスポンスはエッジに保存されます。'),
  ],
  ko: [
    page('/ko/start', '빠른 시작', '명령줄 도구를 설치하고 첫 번째 서비스를 배포합니다.'),
    page('/ko/auth', '인증', '모든 요청에는 토큰이 필요합니다. 설정에서 API 키를 만드세요.'),
    page('/ko/database', '데이터베이스 마이그레이션', '데이터베이스를 중단 없이 변경합니다.'),
  ],
  th: [
    page('/th/install', 'การติดตั้ง', 'ติดตั้งเครื่องมือบรรทัดคำสั่งแล้วปรับใช้บริการ'),
    page('/th/auth', 'การยืนยันตัวตน', 'ทุกคำขอต้องมีโทเค็น'),
  ],
  ar: [
    page('/ar/start', 'البدء السريع', 'ثبِّت أداة سطر الأوامر ثم انشر خدمتك.'),
    page('/ar/auth', 'المصادقة', 'كل طلب يحتاج إلى رمز.'),
  ],
};
