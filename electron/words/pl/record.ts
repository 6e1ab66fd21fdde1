import type { DocumentNotice, EditPolicy, NoticeSource, PolicySource } from '../../../shared/rules/model.ts';
import type { CheckFault } from '../../../shared/guidance/pre-check.ts';
import type { Age } from '../../../shared/guidance/sitter.ts';
import type { RejectionReason } from '../../../shared/model/rejection.ts';
import type { VersionTool } from '../../../shared/retouch.ts';
import type { IssueCode, SensitivityLevel } from '../../../shared/service/issues.ts';
import type { RecordWords } from '../types.ts';

/** Why a check has no figure. */
const unknown = {
  notMeasured: 'Nie zmierzono',
  fitted: 'Nie zmierzono: dopasowano do dokumentu',
  notStated: 'Usługa nie podaje',
};

const measures = {
  head: 'Wysokość twarzy',
  eyes: 'Oczy nad dolną krawędzią',
  position: 'Położenie',
  roll: 'Przechylenie',
  yaw: 'Obrót w bok',
  pitch: 'Podbródek w górę lub w dół',
  light: 'Oświetlenie twarzy',
  background: 'Tło',
  eyesOpen: 'Oczy',
  mouth: 'Usta',
  sharpness: 'Ostrość',
  headPx: 'Piksele głowy',
  photoPx: 'Piksele zdjęcia',
};

const values = {
  mm: '{value} mm',
  degrees: '{value}°',
  px: '{value} px',
  atLeastPx: 'Co najmniej {min} px',
  rangeMm: 'Od {min} do {max} mm',
  oneMm: '{min} mm',
  upToDegrees: 'Najwyżej {max}°',
  size: '{width} × {height} px',
  sizeMm: '{width} × {height} mm',
  inside: 'W kadrze ujęcia',
  even: 'Równomierne',
  evenAsked: 'Równomierne, ani za ciemne, ani rażące',
  plain: 'Jednolite. Koloru nie zmierzono',
  plainAsked: 'Jednolite, {colour}',
  plainAskedOnly: 'Jednolite',
  open: 'Otwarte',
  mayBeClosed: 'Mogą być zamknięte',
  closed: 'Zamknięte, bez uśmiechu',
  mayBeAny: 'Dowolny wyraz twarzy',
  neutral: 'Neutralny wyraz, zamknięte',
  sharp: 'Ostre',
};

const faults: Readonly<Record<CheckFault, string>> = {
  'no-face': 'Nie znaleziono twarzy',
  'several-faces': 'Więcej niż jedna osoba',
  'too-far': 'Głowa za mała',
  'too-close': 'Głowa za duża',
  'move-left': 'Głowa nie na środku',
  'move-right': 'Głowa nie na środku',
  'move-up': 'Głowa za nisko',
  'move-down': 'Głowa za wysoko',
  'tilt-left': 'Głowa przechylona',
  'tilt-right': 'Głowa przechylona',
  'turn-left': 'Twarz obrócona w bok',
  'turn-right': 'Twarz obrócona w bok',
  'chin-up': 'Podbródek za nisko',
  'chin-down': 'Podbródek za wysoko',
  'too-dark': 'Twarz za ciemna',
  'too-bright': 'Twarz za jasna',
  'uneven-light': 'Jedna strona twarzy jest ciemniejsza',
  'eyes-closed': 'Zamknięte oczy',
  'mouth-open': 'Otwarte usta',
  smiling: 'Uśmiech',
  blurred: 'Nieostre',
  backdrop: 'Niejednolite',
  'cut-off': 'Za blisko krawędzi',
  'few-pixels': 'Za mało pikseli do tego dokumentu',
  'eye-line': 'Oczy nie na wymaganej wysokości',
};

const issues: Readonly<Record<IssueCode, string>> = {
  ISSUE_FACE_LIGHT_NOT_BALANCE: 'Nierównomierne oświetlenie twarzy',
  ISSUE_FACE_BRIGHTNESS_BAD: 'Twarz za ciemna lub za jasna',
  ISSUE_PHOTO_SHARPNESS_BAD: 'Nieostrość',
  ISSUE_HEAD_YAW_OVER_THRESHOLD: 'Głowa obrócona w bok',
  ISSUE_HEAD_PITCH_OVER_THRESHOLD: 'Głowa uniesiona lub opuszczona',
  ISSUE_EYEGLASSES_NOT_ALLOWED: 'Okulary',
  ISSUE_EYEGLASSES_REFLECTION: 'Odblask w okularach',
  ISSUE_SUNGLASSES_NOT_ALLOWED: 'Okulary przeciwsłoneczne',
  ISSUE_HAT_NOT_ALLOWED: 'Nakrycie głowy',
  ISSUE_BOTTOM_NOT_FULL: 'Obcięcie na dole',
  ISSUE_LEFT_NOT_FULL: 'Obcięcie po lewej',
  ISSUE_RIGHT_NOT_FULL: 'Obcięcie po prawej',
  ISSUE_FACE_NOT_FOUND: 'Nie znaleziono twarzy',
  ISSUE_EXPRESSION_NOT_NEUTRAL: 'Wyraz twarzy nie jest neutralny',
};

const levels: Readonly<Record<SensitivityLevel, string>> = {
  VERY_LOW: 'bardzo niska',
  LOW: 'niska',
  MEDIUM: 'średnia',
  HIGH: 'wysoka',
  VERY_HIGH: 'bardzo wysoka',
};

/** Points of the verdict that are neither a fault of the shot nor an issue of the service. */
const points: Readonly<Record<string, string>> = {
  'check-unavailable': 'ujęcia nie udało się sprawdzić',
  'check-unreadable': 'ujęcia nie udało się odczytać do kontroli',
  'picture-refused': 'usługa nie przyjęła obrazu',
  'forbidden-edit': 'urząd nie przyjmuje zmienionych obrazów',
  'watermark-differs': 'odpowiedź usługi o znaku wodnym się nie zgadza',
  'spec-differs': 'odpowiedź usługi podaje inny dokument',
  'image-size-differs': 'obraz ma inny rozmiar, niż podaje usługa',
  'photo-uuid-shared': 'usługa nadała ten numer także innemu zdjęciu',
};

const policies: Readonly<Record<EditPolicy, string>> = {
  allowed: 'Zmienione obrazy: dozwolone.',
  warn: 'Zmienione obrazy: nie wiadomo, czy urząd je przyjmuje.',
  locked: 'Zmienione obrazy: nie są przyjmowane.',
};

const policySources: Readonly<Record<Exclude<PolicySource, 'file'>, string>> = {
  uk: 'brytyjskie zasady zdjęć paszportowych w kopii na stronie gov.tc/passports/photos, stosowane do każdego brytyjskiego dokumentu',
  us: 'strony Departamentu Stanu i ambasad USA, od 2026 roku, stosowane do każdego amerykańskiego dokumentu',
  ireland:
    'zasady irlandzkiego urzędu paszportowego dla fotografów, z drugiej ręki, stosowane do każdego irlandzkiego dokumentu',
  unknown: 'brak, nikt nie sprawdził zasad tego urzędu',
  'no-document': 'żaden urząd nie wymaga tego obrazu',
};

const notices: Readonly<Record<DocumentNotice, string>> = {
  'no-paper': 'Papier: zdjęcia na papierze nie są przyjmowane.',
  'code-only': 'Papier: do wniosku potrzebny jest kod lub plik, nie zdjęcie na papierze.',
  'upload-only': 'Papier: do wniosku potrzebny jest plik, nie zdjęcie na papierze.',
};

const noticeSources: Readonly<Record<Exclude<NoticeSource, 'file'>, string>> = {
  germany: 'niemieckie Federalne Ministerstwo Spraw Wewnętrznych, od 1 maja 2025',
  'uk-digital': 'tekst rządu brytyjskiego o cyfrowych zdjęciach paszportowych, z drugiej ręki',
  'us-digital': 'strony ambasad USA o zdjęciach do formularzy internetowych',
  'its-name': 'tylko nazwa dokumentu',
};

const tools: Readonly<Record<VersionTool, string>> = {
  original: 'bez zmian',
  aiEdit: 'edycja AI',
  removeBackground: 'usunięte tło',
  enhance: 'poprawiona jakość',
  fill: 'wypełnione tło',
  headshot: 'portret',
};

const rejections: Readonly<Record<Exclude<RejectionReason, 'other'>, string>> = {
  'head-size': 'wysokość twarzy',
  eyes: 'oczy',
  glasses: 'okulary',
  expression: 'wyraz twarzy',
  shadow: 'cień lub światło',
  background: 'tło',
  sharpness: 'ostrość',
};

const ages: Readonly<Record<Age, string>> = {
  adult: 'Granice dla osoby dorosłej.',
  child: 'Granice dla dziecka poniżej 6 lat.',
  baby: 'Granice dla niemowlęcia poniżej 1 roku.',
};

export const record: RecordWords = {
  locale: 'pl-PL',
  title: 'Protokół zdjęcia',
  notAnApproval:
    'Ten protokół wymienia kontrole. Nie oznacza akceptacji zdjęcia: o jego przyjęciu decyduje tylko urząd.',
  orderNumber: 'Zamówienie',
  document: 'Dokument',
  person: 'Osoba',
  taken: 'Data ujęcia',
  imported: 'Data importu obrazu',
  made: 'Data wykonania zdjęcia',
  written: 'Data protokołu',
  taxNumber: 'NIP',
  rules: 'Wymagania urzędu',
  size: 'Wymiary: {size}.',
  source: 'Źródło: {source}.',
  asOf: 'Stan na {day}.',
  sizeSource: 'specyfikacja usługi fotograficznej „{specCode}”',
  noPaperRule: 'Papier: nie znamy tu wymagań.',
  measured: 'Co zmierzono',
  columns: ['', 'Zmierzono', 'Wymagane'],
  onTheShot:
    'Zmierzono na ujęciu, w ramce, którą nakłada na nie Headroom. Samo zdjęcie kadruje usługa. Wymiary i piksele pochodzą ze specyfikacji. Granice przechylenia, obrotu i położenia podbródka ustala Headroom.',
  onTheVersion: 'Zmierzono na zmienionym obrazie, z którego powstaje zdjęcie.',
  erased: 'Pomiary trwale usunięto razem z obrazem.',
  neverMeasured: 'Ujęcia nie zmierzono.',
  findings: 'Uwagi usługi',
  noIssues: 'Brak uwag. Nie oznacza to, że zdjęcie spełnia wymagania.',
  issue: 'Zgłoszona uwaga: {issue}',
  otherIssue: 'uwaga, która nie ma tu nazwy',
  doubt: 'Do sprawdzenia: {doubt}',
  defaultLevels: 'Każda kontrola na domyślnym poziomie usługi.',
  level: '{issue}: {level}',
  changedLevels: 'Surowość kontroli: {levels}. Pozostałe na domyślnym poziomie usługi.',
  decisions: 'Decyzje personelu',
  noDecisions: 'Nic mimo ostrzeżenia i bez zmian obrazu.',
  wentOn: 'Kontynuacja mimo ostrzeżenia, {date}: {points}',
  betweenPoints: '; ',
  otherPoint: 'ostrzeżenie, które nie ma tu nazwy',
  edits: 'Użyto zmienionego obrazu: {edits}',
  allowed: 'Zezwolono na zmieniony obraz, {date}, {by}: {reason}',
  allowedBy: { supervisor: 'kierownik', staff: 'personel' },
  told: '{date}: poinformowano klienta, że zdjęcia na papierze nie są przyjmowane.',
  retakeOf: 'Powtórzono zdjęcie, bo urząd odrzucił zdjęcie z zamówienia {number}: {reason}',
  accepted: 'Przyjęto zdjęcie bez kodu, {date}: {reason}',
  format: {
    notADocument: 'Format tego studia, a nie dokument urzędu. Nie sprawdzono żadnych wymagań urzędu.',
    name: 'Format',
    title: 'Zdjęcie',
    source: 'własny format studia',
    head: 'Wysokość twarzy na zdjęciu: {mm}. Format wymaga {range}.',
    headNotMeasured: 'Wysokość twarzy: nie zmierzono. Format wymaga {range}.',
    cropped: 'Wykadrowane przez studio z tego obrazu. Tło, światło i kolory są takie jak na obrazie.',
  },
  practice: 'PRACTICE',
  practiceMeaning: 'Utworzono w trybie szkoleniowym. Nic tu nie dotyczy prawdziwego zdjęcia.',
  ...{ unknown, measures, values, faults, issues, levels, points, policies, policySources, notices },
  ...{ noticeSources, tools, ages, rejections },
};
