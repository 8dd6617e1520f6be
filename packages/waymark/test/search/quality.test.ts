import { describe, expect, it } from 'vitest';
import { englishPages, translatedPages } from './corpus.ts';
import { searcherOver } from './index-in-memory.ts';

const english = searcherOver(englishPages).searcher;

const firstOf = async (query: string): Promise<string | undefined> =>
  (await english.search(query)).pages[0]?.route;

describe('first result for English queries', () => {
  it.each([
    // Titles, whole and in part.
    ['authentication', '/guides/authentication'],
    ['Authentication', '/guides/authentication'],
    ['quickstart', '/start/quickstart'],
    ['welcome', '/'],
    ['rate limits', '/guides/rate-limits'],
    ['limits rate', '/guides/rate-limits'],
    ['environment variables', '/guides/environment-variables'],
    ['react hooks', '/sdk/react'],
    ['error codes', '/reference/errors'],
    ['create user', '/api/users/create'],
    ['delete a user', '/api/users/delete'],
    ['list orders', '/api/orders/list'],
    // Beginnings of words, as while typing.
    ['auth', '/guides/authentication'],
    ['webh', '/guides/webhooks'],
    ['inst', '/start/installation'],
    ['environment va', '/guides/environment-variables'],
    ['custom dom', '/guides/custom-domains'],
    ['cha', '/reference/changelog'],
    // Headings and text.
    ['purge cache', '/guides/caching'],
    ['verify signature', '/guides/webhooks'],
    ['roll back', '/guides/migrations'],
    ['tls certificate', '/guides/custom-domains'],
    ['prometheus', '/guides/logging'],
    ['how do I increase the timeout', '/reference/errors'],
    ['cursor pagination', '/sdk/python'],
    ['dry run', '/reference/cli'],
    ['429', '/guides/rate-limits'],
    // Keywords.
    ['turborepo', '/guides/monorepo'],
    ['configuration file', '/reference/config'],
    // Identifiers, paths, signs.
    ['useState', '/sdk/state'],
    ['usestate', '/sdk/state'],
    ['use state', '/sdk/state'],
    ['useHarborQuery', '/sdk/react'],
    ['user_id', '/api/users/get'],
    ['userId', '/api/users/get'],
    ['display_name', '/api/users/create'],
    ['GET /users/{id}', '/api/users/get'],
    ['/users/{id}', '/api/users/get'],
    ['/users/:id', '/api/users/get'],
    ['DELETE /users/{id}', '/api/users/delete'],
    ['POST /users', '/api/users/create'],
    ['GET /users', '/api/users/list'],
    ['users/{id}/orders', '/api/orders/list'],
    ['HARBOR_E_TIMEOUT', '/reference/errors'],
    ['harbor_e_time', '/reference/errors'],
    ['DATABASE_URL', '/guides/environment-variables'],
    ['X-RateLimit-Remaining', '/guides/rate-limits'],
    ['harbor.config.json', '/reference/config'],
    ['build.outDir', '/reference/config'],
    ['outdir', '/reference/config'],
    ['verifySignature', '/guides/webhooks'],
    ['@harbor/client', '/sdk/typescript'],
    ['C#', '/sdk/csharp'],
    ['C++', '/sdk/cpp'],
    ['EACCES', '/start/installation'],
    // Other forms of a word.
    ['policy', '/guides/policies'],
    ['cached', '/guides/caching'],
    ['migrate database', '/guides/migrations'],
    ['webhook', '/guides/webhooks'],
    ['deploying', '/start/quickstart'],
    // Misspelt.
    ['authentcation', '/guides/authentication'],
    ['authetnication', '/guides/authentication'],
    ['webhoks', '/guides/webhooks'],
    ['qiuckstart', '/start/quickstart'],
    ['enviroment variables', '/guides/environment-variables'],
    ['xaching', '/guides/caching'],
    ['instalation', '/start/installation'],
    ['migratoins', '/guides/migrations'],
    ['authentik', '/guides/authentication'],
    // Words that are nowhere, or only some of them together.
    ['authentication zzzzzz', '/guides/authentication'],
    ['kubernetes webhooks', '/guides/webhooks'],
  ])('%s → %s', async (query, route) => {
    expect(await firstOf(query)).toBe(route);
  });
});

describe('first result in other languages', () => {
  it.each([
    ['de', 'Datenbankverbindung', '/de/verbindung'],
    ['de', 'datenbank', '/de/datenbank'],
    ['de', 'Benutzer', '/de/zugriff'],
    ['de', 'Zugriffsrecht', '/de/zugriff'],
    ['de', 'ubersicht', '/de/uebersicht'],
    ['de', 'strasse', '/de/uebersicht'],
    ['de', 'zeituberschreitung', '/de/verbindung'],
    ['fr', 'acces', '/fr/acces'],
    ['fr', 'api', '/fr/acces'],
    ['fr', 'deploiements', '/fr/deploiement'],
    ['ru', 'настройки', '/ru/nastroika'],
    ['ru', 'установку', '/ru/ustanovka'],
    ['zh', '数据库', '/zh/shujuku'],
    ['zh', '认证', '/zh/renzheng'],
    ['zh', '缓存', '/zh/huancun'],
    ['zh', '存', '/zh/huancun'],
    ['zh', '清除缓存', '/zh/huancun'],
    ['zh', '命令行', '/zh/kuaisu'],
    ['zh', 'API密钥', '/zh/renzheng'],
    ['zh', 'API 密钥', '/zh/renzheng'],
    ['ja', '認証', '/ja/ninsho'],
    ['ja', 'データベース', '/ja/database'],
    ['ja', 'ﾃﾞｰﾀﾍﾞｰｽ', '/ja/database'],
    ['ja', 'キャッシュ', '/ja/cache'],
    ['ja', 'キー', '/ja/ninsho'],
    ['ja', 'インストール', '/ja/hajime'],
    ['ja', 'は', '/ja/hajime'],
    ['ko', '데이터베이스', '/ko/database'],
    ['ko', '데이터베이스는', '/ko/database'],
    ['ko', '토큰', '/ko/auth'],
    ['ko', '설치', '/ko/start'],
    ['ko', '인증', '/ko/auth'],
    ['th', 'ติดตั้ง', '/th/install'],
    ['th', 'โทเค็น', '/th/auth'],
    ['ar', 'ثبت', '/ar/start'],
    ['ar', 'المصادقة', '/ar/auth'],
  ])('%s: %s → %s', async (language, query, route) => {
    const records = (translatedPages[language] ?? []).map((record) => ({ ...record, language }));
    const { searcher } = searcherOver(records, {
      languages: [{ code: language, label: language }],
      trailingSlash: true,
    });
    expect((await searcher.search(query)).pages[0]?.route).toBe(route);
  });

  it('finds the parts of a German compound', async () => {
    const records = (translatedPages['de'] ?? []).map((record) => ({ ...record, language: 'de' }));
    const { searcher } = searcherOver(records, {
      languages: [{ code: 'de', label: 'Deutsch' }],
      trailingSlash: true,
    });
    const routesOf = async (query: string) => (await searcher.search(query)).pages.map(({ route }) => route);
    expect(await routesOf('Verwaltung')).toContain('/de/zugriff');
    expect((await routesOf('Verbindung'))[0]).toBe('/de/verbindung');
  });
});
