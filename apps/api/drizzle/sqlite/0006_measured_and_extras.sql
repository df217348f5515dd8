ALTER TABLE `camera_streams` ADD `measured` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `camera_streams` ADD `extras` text DEFAULT '' NOT NULL;