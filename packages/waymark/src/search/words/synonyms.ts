import { stemOf } from './stem.ts';

/** Words of English documentation of which a reader types one where the page says another: a line for each meaning, with hyphens where a word may also be written as two. */
const MEANINGS = `
cost price pricing fee charge billing
bill billing invoice payment
receipt invoice
pay paid payment payout check-out billing
plan subscription pricing tier
coupon discount promo promotion voucher
log-in sign-in authentication auth authenticate authorization
log-out sign-out
sign-up register registration onboarding
password credential secret
api-key api-token access-token
delete remove uninstall erase close
create add new insert
edit update modify change
hide hidden visibility
stop cancel pause terminate disable kill shut-down
enable activate
run start launch execute
quick-start get-started start introduction begin
install installation set-up
configure configuration config settings options customize
error exception failure fail troubleshooting
problem issue bug troubleshooting
broken troubleshooting
debug debugging troubleshooting inspect
limit quota throttle rate
image picture photo
member teammate colleague coworker user people
invite invitation member
team organization workspace
role permission access rbac
privacy gdpr
allowlist whitelist
blocklist blacklist denylist block
notification alert
message chat conversation
upload import
export download
search find query lookup
back-up snapshot
restore recover recovery undelete
migrate migration move upgrade
upgrade update version
change-log release-notes release version
deploy deployment publish release
host hosting deploy
self-hosted self-hosting on-premise
cache caching
test testing sandbox
mock fake
example sample demo
tutorial guide walkthrough
language locale translation i18n internationalization localization
color theme appearance style dark-mode
shortcut hotkey
schedule cron recurring
log logging logs
monitor monitoring observability metrics
analytics statistics stats metrics
data-base db
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
sso saml sign-on
2fa mfa two-factor
spreadsheet excel csv
model llm
voice speech audio
page pagination cursor
embed widget iframe
integrate integration connect
terminal cli command command-line
certificate ssl tls mtls https
speed performance latency fast slow
parallel concurrency concurrent
refund return money-back
buy purchase order
shipping delivery
tax vat gst
bulk batch multiple
duplicate clone copy
contact support help
status uptime outage
mobile phone
time-zone
web-hook
add-on plug-in extension
`;

/** What pages may say instead of an English word: each as words that all have to be there. */
export function synonymsOf(word: string): readonly (readonly string[])[] {
  const own = stemOf(word);
  const meanings = MEANINGS.trim()
    .split('\n')
    .map((line) => line.split(' '))
    .filter((words) => words.some((other) => stemOf(other.replaceAll('-', '')) === own));
  return [...new Set(meanings.flat())].flatMap((other) => {
    const whole = other.replaceAll('-', '');
    return [...(stemOf(whole) === own ? [] : [[whole]]), ...(whole === other ? [] : [other.split('-')])];
  });
}
