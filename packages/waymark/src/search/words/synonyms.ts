import { stemOf } from './stem.ts';

/** Words of English documentation of which a reader types one where the page says another: a line for each meaning, a word as the index has it, without its hyphen. */
const MEANINGS = `
cost price pricing fee charge billing
bill billing invoice payment
receipt invoice
pay payment payout checkout billing
plan subscription pricing tier
coupon discount promo promotion voucher
login signin authentication auth authenticate authorization
logout signout
signup register registration onboarding
password credential secret
delete remove uninstall erase
create add new insert
edit update modify change
hide hidden visibility
stop cancel pause terminate disable
enable activate
run start launch execute
quickstart start introduction begin
install installation setup
configure configuration config settings options customize
error exception failure fail troubleshooting
problem issue troubleshooting
broken troubleshooting
debug debugging troubleshooting inspect
limit quota throttle rate
image picture photo
member teammate colleague coworker user people
invite invitation member
team organization workspace
role permission access
privacy gdpr
allowlist whitelist
blocklist blacklist denylist block
notification alert
message chat conversation
upload import
export download
search find query lookup
backup snapshot
restore recover recovery undelete
migrate migration move
upgrade update version
changelog release version
deploy deployment publish release
host hosting deploy
selfhosted selfhosting
cache caching
test testing sandbox
mock fake
example sample demo
tutorial guide walkthrough
language locale translation i18n internationalization localization
color theme appearance style
shortcut hotkey
schedule cron recurring
log logging logs
monitor monitoring observability metrics
analytics statistics stats metrics
database db
postgres postgresql
kubernetes k8s
javascript js
typescript ts
golang go
environment env
parameter argument option
repository repo
folder directory
customer client
encrypt encryption
sso saml
2fa mfa twofactor
spreadsheet excel csv
model llm
voice speech audio
page pagination cursor
embed widget iframe
integrate integration connect
terminal cli command
certificate ssl tls https
speed performance latency fast slow
parallel concurrency concurrent
refund return
buy purchase order
shipping delivery
`;

/** English words that pages may say instead of this one. */
export function synonymsOf(word: string): readonly string[] {
  const own = stemOf(word);
  const meanings = MEANINGS.trim()
    .split('\n')
    .map((line) => line.split(' '))
    .filter((words) => words.some((other) => stemOf(other) === own));
  return [...new Set(meanings.flat())].filter((other) => stemOf(other) !== own);
}
