/** Names of Font Awesome 4 and 5 that version 6 spells differently. */
export const fontAwesomeAliases: ReadonlyMap<string, string> = readPairs(`
ad rectangle-ad|adjust circle-half-stroke|air-freshener spray-can-sparkles|allergies hand-dots
ambulance truck-medical|american-sign-language-interpreting hands-asl-interpreting|analytics chart-line
angle-double-down angles-down|angle-double-left angles-left|angle-double-right angles-right
angle-double-up angles-up|apple-alt apple-whole|archive box-archive|area-chart chart-area
arrow-alt-circle-down circle-down|arrow-alt-circle-left circle-left|arrow-alt-circle-right circle-right
arrow-alt-circle-up circle-up|arrow-circle-down circle-arrow-down|arrow-circle-left circle-arrow-left
arrow-circle-right circle-arrow-right|arrow-circle-up circle-arrow-up|arrows arrows-up-down-left-right
arrows-alt up-down-left-right|arrows-alt-h left-right|arrows-alt-v up-down|arrows-h arrows-left-right
arrows-v arrows-up-down|assistive-listening-systems ear-listen|atlas book-atlas|automobile car
backspace delete-left|balance-scale scale-balanced|band-aid bandage|bank building-columns
bar-chart chart-bar|baseball-ball baseball|basketball-ball basketball|battery battery-full
battery-0 battery-empty|battery-1 battery-quarter|battery-2 battery-half|battery-3 battery-three-quarters
battery-4 battery-full|beer beer-mug-empty|bible book-bible|biking person-biking|birthday-cake cake-candles
blind person-walking-with-cane|book-dead book-skull|book-reader book-open-reader
border-style border-top-left|boxes boxes-stacked|broadcast-tower tower-broadcast|burn fire-flame-simple
bus-alt bus-simple|cab taxi|calculator-alt calculator|calendar-alt calendar-days
calendar-times calendar-xmark|cancel ban|caret-square-down square-caret-down
caret-square-left square-caret-left|caret-square-right square-caret-right|caret-square-up square-caret-up
chain link|chain-broken link-slash|chalkboard-teacher chalkboard-user|check-circle circle-check
check-square square-check|chevron-circle-down circle-chevron-down|chevron-circle-left circle-chevron-left
chevron-circle-right circle-chevron-right|chevron-circle-up circle-chevron-up
clinic-medical house-chimney-medical|close xmark|cloud-download cloud-arrow-down
cloud-download-alt cloud-arrow-down|cloud-upload cloud-arrow-up|cloud-upload-alt cloud-arrow-up|cny yen-sign
cocktail martini-glass-citrus|coffee mug-saucer|cog gear|cogs gears|columns table-columns
comment-alt message|commenting comment-dots|compress-alt down-left-and-up-right-to-center
compress-arrows-alt minimize|concierge-bell bell-concierge|contact-card address-card
credit-card-alt credit-card|crop-alt crop-simple|cut scissors|dashboard gauge-high|deaf ear-deaf
desktop-alt desktop|diagnoses person-dots-from-line|digital-tachograph tachograph-digital
directions diamond-turn-right|dollar dollar-sign|dolly-flatbed cart-flatbed|donate circle-dollar-to-slot
dot-circle circle-dot|drafting-compass compass-drafting|earth earth-americas|edit pen-to-square
ellipsis-h ellipsis|ellipsis-v ellipsis-vertical|envelope-square square-envelope|eur euro-sign
euro euro-sign|exchange right-left|exchange-alt right-left|exclamation-circle circle-exclamation
exclamation-triangle triangle-exclamation|expand-alt up-right-and-down-left-from-center
expand-arrows-alt maximize|external-link arrow-up-right-from-square|external-link-alt up-right-from-square
external-link-square square-arrow-up-right|external-link-square-alt square-up-right
eye-dropper-empty eye-dropper|fast-backward backward-fast|fast-forward forward-fast
feather-alt feather-pointed|female person-dress|fighter-jet jet-fighter|file-alt file-lines
file-archive file-zipper|file-download file-arrow-down|file-edit file-pen|file-medical-alt file-waveform
file-text file-lines|file-upload file-arrow-up|first-aid kit-medical|fist-raised hand-fist|flash bolt
floppy-disk-alt floppy-disk|folder-blank folder|font-awesome-flag font-awesome|football-ball football
frown face-frown|frown-open face-frown-open|funnel-dollar filter-circle-dollar|futbol-ball futbol
gamepad-alt gamepad|gbp sterling-sign|glass-cheers champagne-glasses|glass-martini martini-glass-empty
glass-martini-alt martini-glass|glass-whiskey whiskey-glass|globe-africa earth-africa
globe-americas earth-americas|globe-asia earth-asia|globe-europe earth-europe|golf-ball golf-ball-tee
grin face-grin|grin-alt face-grin-wide|grin-beam face-grin-beam|grin-hearts face-grin-hearts
grin-stars face-grin-stars|grin-wink face-grin-wink|grip-horizontal grip|h-square square-h|hamburger burger
hand-holding-usd hand-holding-dollar|hand-paper hand|hand-rock hand-back-fist|hands-helping handshake-angle
hard-hat helmet-safety|hdd hard-drive|header heading|headphones-alt headphones-simple
heart-broken heart-crack|heartbeat heart-pulse|hiking person-hiking|history clock-rotate-left|home house
home-alt house|home-lg house|hospital-alt hospital|hot-tub hot-tub-person|id-card-alt id-card-clip
image-polaroid image|info-circle circle-info|institution building-columns|journal-whills book-journal-whills
kiss face-kiss|landmark-alt landmark-dome|laptop-house house-laptop|laugh face-laugh
laugh-beam face-laugh-beam|level-down turn-down|level-down-alt turn-down|level-up turn-up
level-up-alt turn-up|life-bouy life-ring|line-chart chart-line|list-alt rectangle-list
location location-crosshairs|lock-alt lock|long-arrow-alt-down down-long|long-arrow-alt-left left-long
long-arrow-alt-right right-long|long-arrow-alt-up up-long|long-arrow-down arrow-down-long
long-arrow-left arrow-left-long|long-arrow-right arrow-right-long|long-arrow-up arrow-up-long
low-vision eye-low-vision|luggage-cart cart-flatbed-suitcase|magic wand-magic|mail-bulk envelopes-bulk
mail-forward share|mail-reply reply|mail-reply-all reply-all|male person|map-marked map-location
map-marked-alt map-location-dot|map-marker location-pin|map-marker-alt location-dot|map-signs signs-post
meh face-meh|medkit suitcase-medical|microphone-alt microphone-lines|minus-circle circle-minus
minus-square square-minus|mobile-alt mobile-screen-button|mobile-android mobile|mobile-phone mobile-screen
money-bill-alt money-bill-1|money money-bill-1|mortar-board graduation-cap|mouse computer-mouse
mouse-pointer arrow-pointer|navicon bars|paint-brush paintbrush|parking square-parking
pastafarianism spaghetti-monster-flying|pause-circle circle-pause|pen-alt pen-clip|pen-square square-pen
pencil-alt pencil|pencil-ruler pen-ruler|pencil-square square-pen|people-carry people-carry-box
percentage percent|phone-alt phone-flip|phone-square square-phone|phone-square-alt square-phone-flip
photo image|photo-video photo-film|picture-o image|pie-chart chart-pie
ping-pong-paddle-ball table-tennis-paddle-ball|play-circle circle-play|plus-circle circle-plus
plus-square square-plus|poll square-poll-vertical|poll-h square-poll-horizontal|portrait image-portrait
pound-sign sterling-sign|pray person-praying|prescription-bottle-alt prescription-bottle-medical
procedures bed-pulse|project-diagram diagram-project|question-circle circle-question|quidditch broom-ball
quran book-quran|radiation-alt circle-radiation|random shuffle|redo arrow-rotate-right|redo-alt rotate-right
refresh arrows-rotate|remove xmark|remove-format text-slash|reorder bars|rub ruble-sign
running person-running|rupee rupee-sign|sad-cry face-sad-cry|sad-tear face-sad-tear|save floppy-disk
search magnifying-glass|search-dollar magnifying-glass-dollar|search-location magnifying-glass-location
search-minus magnifying-glass-minus|search-plus magnifying-glass-plus|server-alt server
share-alt share-nodes|share-alt-square square-share-nodes|share-square share-from-square|shekel shekel-sign
shield-alt shield-halved|shipping-fast truck-fast|shopping-bag bag-shopping|shopping-basket basket-shopping
shopping-cart cart-shopping|shuttle-van van-shuttle|sign-in right-to-bracket|sign-in-alt right-to-bracket
sign-language hands|sign-out right-from-bracket|sign-out-alt right-from-bracket|signal-alt signal
skating person-skating|skiing person-skiing|sliders-h sliders|sliders-v sliders|smile face-smile
smile-beam face-smile-beam|smile-wink face-smile-wink|smoking-ban ban-smoking|sms comment-sms
snowboarding person-snowboarding|soccer-ball futbol|sort-alpha-down arrow-down-a-z
sort-alpha-up arrow-up-a-z|sort-amount-down arrow-down-wide-short|sort-amount-up arrow-up-wide-short
sort-asc sort-up|sort-desc sort-down|sort-numeric-down arrow-down-1-9|sort-numeric-up arrow-up-1-9
space-shuttle shuttle-space|square-root-alt square-root-variable|star-half-alt star-half-stroke
step-backward backward-step|step-forward forward-step|sticky-note note-sticky|stop-circle circle-stop
store-alt shop|stream bars-staggered|subway train-subway|support life-ring|surprise face-surprise
swimmer person-swimming|swimming-pool water-ladder|sync arrows-rotate|sync-alt rotate|t-shirt shirt
table-tennis table-tennis-paddle-ball|tablet-alt tablet-screen-button|tachometer gauge-high
tachometer-alt gauge-high|tasks list-check|tasks-alt bars-progress|telegram-plane telegram|television tv
tenge tenge-sign|th table-cells|th-large table-cells-large|th-list table-list|theater-masks masks-theater
thermometer-empty temperature-empty|thermometer-full temperature-full|thermometer-half temperature-half
thumb-tack thumbtack|ticket-alt ticket-simple|times xmark|times-circle circle-xmark
times-square square-xmark|tint droplet|tint-slash droplet-slash|tired face-tired|tools screwdriver-wrench
torah scroll-torah|tram cable-car|transgender-alt transgender|trash-alt trash-can
trash-restore trash-arrow-up|triangle-warning triangle-exclamation|truck-loading truck-ramp-box
undo arrow-rotate-left|undo-alt rotate-left|university building-columns|unlink link-slash
unlock-alt unlock-keyhole|unsorted sort|user-alt user-large|user-circle circle-user|user-cog user-gear
user-edit user-pen|user-friends user-group|user-md user-doctor|user-times user-xmark|users-cog users-gear
utensil-spoon spoon|vcard address-card|video-camera video|volleyball-ball volleyball|volume-down volume-low
volume-mute volume-xmark|volume-up volume-high|vote-yea check-to-slot|walking person-walking
warehouse-alt warehouse|warning triangle-exclamation|wheelchair-alt wheelchair-move
window-alt window-maximize|window-close rectangle-xmark|wine-glass-alt wine-glass-empty|won won-sign
wrench-simple wrench|yen yen-sign|zap bolt|zoom-in magnifying-glass-plus|zoom-out magnifying-glass-minus
`);

/** The nearest free icon of names that only the paid Font Awesome has. */
export const freeSubstitutes: ReadonlyMap<string, string> = readPairs(`
alien-monster ghost|alarm-clock clock|alien robot|badge-check certificate|ballot list-check|bell-on bell|block-quote quote-left
books book|box-check box|brackets-curly code|brain-circuit brain|browser window-maximize
browsers window-restore|chart-mixed chart-line|chart-network diagram-project|circle-bolt bolt
circle-nodes-alt circle-nodes|cloud-check cloud|code-simple code|compass-slash compass|cube-alt cube
cubes-stacked-alt cubes-stacked|diagram-nested sitemap|diagram-sankey diagram-project|document file
dial gauge|file-check file-circle-check|file-magnifying-glass magnifying-glass|file-search magnifying-glass
gauge-max gauge-high|gear-code gear|grid table-cells|hand-wave hand|input-text keyboard
input-numeric keyboard|key-skeleton key|layer-plus layer-group|lightbulb-on lightbulb|list-tree sitemap
loader spinner|memo file-lines|merge code-merge|message-bot robot|message-code comment-dots
messages comments|microchip-ai microchip|mobile-iphone mobile|nodes circle-nodes|notebook book
objects-column table-columns|paper-plane-top paper-plane|pipe-section grip-lines|rectangle-code code
rectangle-terminal terminal|rocket-launch rocket|scanner-touchscreen mobile-screen
screen-users users-rectangle|shapes-alt shapes|shield-check shield-halved|sparkle wand-magic-sparkles
sparkles wand-magic-sparkles|square-code code|square-sliders sliders|square-terminal terminal
table-layout table-columns|tag-alt tag|telescope binoculars|timeline-arrow timeline
alarm-exclamation bell|alien-8bit robot|apartment building|arrow-progress bars-progress|at-sign at|barcode-read barcode
book-open-cover book-open|book-sparkles book|books-medical book-medical|box-taped box|bullseye-pointer bullseye
calendar-lines calendar-days|chart-candlestick chart-column|chart-scatter chart-line|circle-microphone microphone
circle-user-circle-check user-check|clock-desk clock|cloud-word cloud|comments-question circle-question
comment-question circle-question|diagram-cells table-cells|diagram-lean-canvas table-columns|diagram-subtask list-check
file-chart-column file-lines|file-chart-line file-lines|folders folder|function square-root-variable|gauge-simple-low gauge-simple
grid-2 table-cells-large|grid-2-plus table-cells-large|grid-3 table-cells|image-landscape image|inbox-full inbox
input-pipe i-cursor|kerning text-width|laptop-binary laptop-code|list-heart list|list-radio list
message-dots comment-dots|message-lines comment|message-pen comment|message-question circle-question|messages-question circle-question
microchip-circuit microchip|mobile-notch mobile|money-simple-from-bracket money-bill|page file|palette-boxes palette|phone-office phone
pipe grip-lines|planet-ringed globe|presentation-screen chalkboard|puzzle puzzle-piece|rectangle-history clone
rectangle-history-circle-plus clone|scanner-gun barcode|scanner-keyboard barcode|signal-bars signal|signal-stream tower-broadcast
snake worm|spider-web globe|spinner-third spinner|square-question circle-question|swap right-left|tickets ticket|traffic-cone road-barrier
vector-polygon draw-polygon|volume-slash volume-xmark|wave-pulse heart-pulse|window window-maximize|wifi-slash wifi
toggle-large-on toggle-on|user-headset headset|user-robot robot|wand wand-magic|waveform wave-square
waveform-lines wave-square|webhook circle-nodes|wrench-alt wrench
arrows-retweet retweet|box-open-full box-open|camera-cctv video|chart-waterfall chart-column|message-smile comment-dots
rotate-reverse rotate-left|up arrow-up|user-crown user-tie
display-chart display|grid-round table-cells-large|laptop-mobile laptop|lobster shrimp|party-horn bullhorn|rectangle-pro certificate
square-down square-caret-down|square-left square-caret-left|square-right square-caret-right|square-up square-caret-up
tablet-screen tablet-screen-button|whale fish
`);

/** Words with which the paid Font Awesome makes further names of a name: `chart-line-up`, `message-smile`. */
const FURTHER_WORDS: ReadonlySet<string> = new Set(
  `arrow bolt captions check circle clock code dashed dollar dots down exclamation gear half heart image in left lines lock
magnifying-glass minus music no pen pie plus question right sad shield slash smile sparkle sparkles star text tilt unlock up user
users vertical horizontal waveform xmark`.split(/\s+/),
);

/** The name that a paid name is made from, its last words left out one by one: `key-skeleton-left-right` gives two. */
export function* shorterNames(name: string): Generator<string> {
  const [, stem = '', word = ''] = /^(.+?)-(magnifying-glass|[a-z]+)$/.exec(name) ?? [];
  if (!FURTHER_WORDS.has(word)) return;
  yield stem;
  yield* shorterNames(stem);
}

function readPairs(text: string): ReadonlyMap<string, string> {
  const pairs = text
    .trim()
    .split(/[|\n]/)
    .map((pair) => pair.trim().split(' '));
  return new Map(pairs.map(([from = '', to = '']) => [from, to]));
}
