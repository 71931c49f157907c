import {
  ArrowRight, Award, BadgeCheck, Bath, Bell, BookOpen, BriefcaseBusiness, Building2, CalendarDays, Camera, Check,
  CircleCheck, CircleDot, ClipboardCheck, Clock, CloudFog, Coins, CookingPot, Droplet, Droplets, Factory,
  Faucet, FileText, Filter, Flame, Gauge, Hand, Heart, Heater, Hotel, House, Info, KeyRound, Landmark, Mail, Map as MapIcon,
  MapPin, MessageCircle, Phone, Power, Quote, Ruler, Search, Settings, ShieldCheck, ShowerHead, Snowflake, Sparkles,
  Star, Store, TestTube, ThermometerSun, Toilet, TriangleAlert, Truck, Users, WashingMachine, Waves, Waypoints, Wind,
  Wrench, X,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { IconName } from './icon-names';

/** One import an icon: the bundle carries these and no others. */
const ICONS: Record<IconName, LucideIcon> = {
  alert: TriangleAlert, arrow: ArrowRight, award: Award, badge: BadgeCheck, bath: Bath, bell: Bell, boiler: Heater,
  book: BookOpen, building: Building2, calendar: CalendarDays, camera: Camera, check: Check, clipboard: ClipboardCheck,
  clock: Clock, coins: Coins, cross: X, drain: Filter, drop: Droplet, factory: Factory, file: FileText,
  filter: Filter, flame: Flame, gauge: Gauge, gear: Settings, hand: Hand, heart: Heart, heating: ThermometerSun,
  home: House, hotel: Hotel, info: Info, key: KeyRound, kitchen: CookingPot, landmark: Landmark, leak: Droplets,
  mail: Mail, map: MapIcon, message: MessageCircle, office: BriefcaseBusiness, phone: Phone, pin: MapPin, pipe: Waypoints,
  power: Power, quote: Quote, ruler: Ruler, search: Search, shield: ShieldCheck, shop: Store, shower: ShowerHead,
  snow: Snowflake, spark: Sparkles, star: Star, steam: CloudFog, tap: Faucet, team: Users, test: TestTube,
  tick: CircleCheck, toilet: Toilet, tool: Wrench, truck: Truck, valve: CircleDot, washer: WashingMachine,
  wave: Waves, wind: Wind, wrench: Wrench,
};

type Props = { name: IconName; /** Pixels, square. */ size?: number };

/** A small line picture beside words; never the only bearer of a meaning. */
export function Icon({ name, size = 20 }: Props) {
  const Drawing = ICONS[name];
  return <Drawing size={size} strokeWidth={2} aria-hidden="true" focusable="false" />;
}
